import type { Client } from '../lib/actor.ts';
import type { Context } from '../context.ts';
import { bumpCalendarVersion } from '../features/availability/service.ts';
import { getOwnPlaces, saveOwnPlaces } from '../features/place/service.ts';

type DemoPlaces = {
  /** Areas of home visits. */
  home?: readonly string[];
  offices?: readonly { name: string; address: string; areaId: string }[];
  travelMinutes?: number;
};

const [santiago, providencia, nunoa] = ['cl-13101', 'cl-13123', 'cl-13120'];
const [lasCondes, laReina, macul] = ['cl-13114', 'cl-13113', 'cl-13118'];
const [vitacura, maipu, penalolen] = ['cl-13132', 'cl-13119', 'cl-13122'];
const [recoleta, sanMiguel] = ['cl-13127', 'cl-13130'];

const office = (name: string, street: string, area: readonly [id: string, name: string]) => ({
  name,
  address: `${street}, ${area[1]}`,
  areaId: area[0],
});

/** Where the demo experts of Santiago meet people beside online; streets are real, rooms are not. */
const places: Readonly<Record<string, DemoPlaces>> = {
  'matias-oyarzun': { home: [nunoa, providencia, macul], travelMinutes: 45 },
  'andres-fuenzalida': {
    offices: [office('El Golf', 'Avenida Apoquindo 3500', [lasCondes, 'Las Condes'])],
  },
  'teresa-huenchullan': { home: [santiago, recoleta, sanMiguel, nunoa, maipu], travelMinutes: 60 },
  'francisca-munoz': {
    home: [providencia, nunoa],
    offices: [office('Barrio Italia', 'Avenida Italia 1200', [providencia, 'Providencia'])],
  },
  'constanza-ibanez': {
    offices: [
      office('Centro', 'Moneda 970, piso 6', [santiago, 'Santiago']),
      office('Providencia', 'Avenida Providencia 2100, of 504', [providencia, 'Providencia']),
    ],
  },
  'camila-rojas': {
    offices: [office('Los Leones', 'Los Leones 120, of 31', [providencia, 'Providencia'])],
  },
  'valentina-soto': { home: [lasCondes, vitacura, laReina, penalolen] },
  'ignacio-larrain': {
    offices: [office('Vitacura', 'Avenida Vitacura 2900', [vitacura, 'Vitacura'])],
    travelMinutes: 15,
  },
  'patricia-espinoza': { home: [nunoa, macul, penalolen, laReina] },
  'rodrigo-valdes': {
    home: [providencia, lasCondes, nunoa],
    offices: [office('Plaza Ñuñoa', 'Avenida Irarrázaval 3450', [nunoa, 'Ñuñoa'])],
  },
};

/** Saves the places of a demo expert who has some, once. */
export async function loadPlaces(context: Context, actor: Client, slug: string): Promise<void> {
  const own = places[slug];
  const { version } = await getOwnPlaces(context, actor);
  if (!own || version > 0) return;
  const { home = [], offices = [], travelMinutes = 30 } = own;
  await saveOwnPlaces(
    // No third party is asked about made-up people.
    { ...context, gazetteer: null },
    actor,
    {
      version,
      home: { enabled: home.length > 0, areaIds: [...home] },
      office: { enabled: offices.length > 0, offices: [...offices] },
      travelMinutes,
    },
    bumpCalendarVersion,
  );
}

/** The demo experts who have places. */
export const expertsWithPlaces: readonly string[] = Object.keys(places);
