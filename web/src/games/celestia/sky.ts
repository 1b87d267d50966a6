/** Where the cities lie in the picture: on a wide screen one after the other, on a phone in two rows with a turn. */

export interface Spot {
  x: number;
  y: number;
}

export interface Sky {
  width: number;
  height: number;
  cities: Spot[];
  /** How large cities and ship are drawn, and how far above its city the ship flies. */
  scale: number;
  ship: number;
  above: number;
}

const LOWER = 5;
/** Half the ship's width. */
const HALF = 43;

export function sky(count: number, wide: boolean): Sky {
  const cities = Array.from({ length: count }, (_, city) => (wide ? along(city, count) : winding(city, count)));
  return wide
    ? { width: 900, height: 340, cities, scale: 1.26, ship: 1.3, above: 86 }
    : { width: 360, height: 230, cities, scale: 0.88, ship: 0.74, above: 56 };
}

function along(city: number, count: number): Spot {
  return { x: 54 + (city * 792) / (count - 1), y: 276 - city * 16 + 13 * Math.sin(city * 1.7) };
}

function winding(city: number, count: number): Spot {
  if (city < LOWER) return { x: 40 + (city * 280) / (LOWER - 1), y: 194 + 4 * Math.sin(city * 2) };
  return { x: 320 - ((city - LOWER) * 276) / (count - LOWER - 1), y: 84 + 4 * Math.sin(city * 2) };
}

/** Where the ship flies over a city, within the picture. */
export function over(city: Spot, { width, ship, above }: Sky): Spot {
  return { x: Math.min(Math.max(city.x, HALF * ship), width - HALF * ship), y: city.y - above };
}

/** A line through some spots. */
export function line(spots: Spot[]): string {
  return spots.map(({ x, y }, place) => `${place ? "L" : "M"}${x.toFixed(1)},${y.toFixed(1)}`).join("");
}
