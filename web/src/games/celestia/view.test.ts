import { describe, expect, it } from "vitest";
import { over, sky } from "./sky";
import { diceSets, nextStop, round, setOf, told, treasuresOf, wanted, type City, type Seat } from "./view";

const city = (number: number, treasures: number): City => ({ city: number, dice: 2, treasures });

describe("a journey", () => {
  it("goes to the nearest city that has treasures", () => {
    const cities = [city(1, 3), city(2, 0), city(4, 1)];
    expect(nextStop({ cities, city: 1 })?.city).toBe(4);
    expect(nextStop({ cities, city: 4 })).toBeNull();
  });

  it("asks everybody clockwise from the captain", () => {
    expect(round({ captain: 2, players: 4 })).toEqual([2, 3, 0, 1]);
  });
});

describe("dice", () => {
  it("ask for one card each, blank ones for none", () => {
    expect(wanted(["fog", "blank", "fog", "pirates"])).toEqual({ compass: 2, cannon: 1 });
  });

  it("make sets that are written as the server writes them", () => {
    expect(diceSets(2)).toEqual(["none", "0", "1", "0+1"]);
    expect(diceSets(4)).toHaveLength(16);
    expect(setOf([true, false, true])).toBe("0+2");
  });
});

describe("treasures", () => {
  const seat = { treasure_cities: { "2": 1, "12": 2 }, treasures: null } as unknown as Seat;

  it("of others show where they come from, and no value", () => {
    expect(treasuresOf(seat).map((each) => [each.city, each.value])).toEqual([
      [2, null],
      [12, null],
      [12, null],
    ]);
  });

  it("of one's own show their values, by cities", () => {
    const treasures = [
      { city: 12, value: 13, spyglass: false },
      { city: 2, value: 2, spyglass: true },
    ];
    expect(treasuresOf({ ...seat, treasures })).toEqual([treasures[1], treasures[0]]);
  });
});

describe("the sky", () => {
  it.each([true, false])("has room for every city and the ship over it, wide %s", (wide) => {
    const place = sky(9, wide);
    for (const spot of place.cities) {
      expect(spot.x - 34 * place.scale).toBeGreaterThanOrEqual(0);
      expect(spot.x + 34 * place.scale).toBeLessThanOrEqual(place.width);
      expect(spot.y + 33 * place.scale).toBeLessThanOrEqual(place.height);
      const ship = over(spot, place);
      expect(ship.y - 33 * place.ship).toBeGreaterThanOrEqual(0);
      expect(ship.x - 42 * place.ship).toBeGreaterThanOrEqual(0);
      expect(ship.x + 42 * place.ship).toBeLessThanOrEqual(place.width);
    }
  });
});

it("tells cards with their numbers", () => {
  expect(told({ turbo: 1, compass: 2 }, (card) => card)).toBe("compass × 2, turbo × 1");
  expect(told({}, (card) => card)).toBe("–");
});
