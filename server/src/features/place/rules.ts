/** Whether an area is one of those where an expert visits people. */
export function isInAreas(areaId: string, areaIds: readonly string[]): boolean {
  return areaIds.includes(areaId);
}

/** What an expert offers beside online, as far as it decides whether they meet people in person. */
type Offered = {
  isHomeEnabled: boolean;
  homeAreaIds: readonly string[];
  isOfficeEnabled: boolean;
  offices: readonly unknown[];
};

/** Home visits in at least one area, or at least one office, and switched on (place-7). */
export function isInPerson(places: Offered): boolean {
  return (
    (places.isHomeEnabled && places.homeAreaIds.length > 0) ||
    (places.isOfficeEnabled && places.offices.length > 0)
  );
}
