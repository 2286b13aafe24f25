import type { TestApp } from './app.ts';
import type { SignedIn } from './people.ts';

export const areas = {
  providencia: 'cl-13123',
  nunoa: 'cl-13120',
  vitacura: 'cl-13132',
  maipu: 'cl-13119',
};

/** An address in Providencia, as a person chose it from what was suggested. */
export const home = {
  line: 'Los Leones 120, Providencia',
  areaId: areas.providencia,
  regionId: 'cl-rm',
};

type Office = { id: string; name: string; address: string };

/** Saves where an expert meets people, through their own call; their offices. */
export const savePlaces = async (
  t: TestApp,
  expert: SignedIn,
  {
    areaIds = [],
    offices = [],
    travelMinutes = 30,
  }: { areaIds?: string[]; offices?: Partial<Office>[]; travelMinutes?: number },
): Promise<Office[]> => {
  const before = await t.call('GET /api/provider/places', { token: expert.token });
  const { status, body } = await t.call('PUT /api/provider/places', {
    body: {
      version: before.body.version,
      home: { enabled: areaIds.length > 0, areaIds },
      office: {
        enabled: offices.length > 0,
        offices: offices.map((office, at) => ({
          name: `Office ${at + 1}`,
          address: `Av. Providencia ${1000 + at}, Providencia`,
          ...office,
          areaId: areas.providencia,
        })),
      },
      travelMinutes,
    },
    token: expert.token,
  });
  if (status !== 200) throw new Error(`places: ${JSON.stringify(body)}`);
  return body.office.offices;
};
