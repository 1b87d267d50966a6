title = Camel Up
refused-CU-5-3 = x
