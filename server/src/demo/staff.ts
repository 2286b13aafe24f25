/** Groups that verify the demo experts, and people to try the product as. */
export const demoPartners = [
  {
    slug: 'casa-abierta',
    name: 'Casa Abierta',
    about: {
      en: 'A house in Santiago where therapists, coaches and teachers work under one roof.',
      es: 'Una casa en Santiago donde terapeutas, coaches y docentes trabajan bajo un mismo techo.',
    },
    checks: {
      en: 'Their ID, the degree or certificate behind what they offer, and a conversation in person.',
      es: 'Su identidad, el título o certificado de lo que ofrecen y una conversación en persona.',
    },
    welcome: {
      en: 'Casa Abierta brings together people we know in person. Tell us what is going on.',
      es: 'Casa Abierta reúne a profesionales que conocemos en persona. Cuéntanos qué te pasa.',
    },
    resourceLinks: [
      { label: 'Talleres y encuentros', url: 'https://example.org/casa-abierta/talleres' },
    ],
    fields: ['mind', 'parenting', 'wellness', 'arts'],
    primaryColor: '#2f6f5e',
    secondaryColor: '#c9793b',
    headerColor: '#24574a',
  },
  {
    slug: 'northbridge',
    name: 'Northbridge',
    about: {
      en: 'A network of professionals in New York who vouch for one another by name.',
      es: 'Una red de profesionales de Nueva York que responden unos por otros con su nombre.',
    },
    checks: {
      en: 'Their ID, their training or track record, and two references from people they worked with.',
      es: 'Su identidad, su formación o trayectoria y dos referencias de personas con quienes trabajaron.',
    },
    welcome: {
      en: 'Northbridge vouches for every expert here. Tell us what you are after.',
      es: 'Northbridge responde por cada especialista de aquí. Cuéntanos qué buscas.',
    },
    resourceLinks: [
      { label: 'How we choose our people', url: 'https://example.org/northbridge/people' },
    ],
    fields: ['careers', 'startups', 'money', 'law'],
    primaryColor: '#35589a',
    secondaryColor: '#2d9cdb',
    headerColor: '#2b477c',
  },
] as const;

/** Experts without verification who ask for it, in their own words. */
export const demoApplicants = [
  {
    expert: 'manuel-ocampo',
    partner: 'casa-abierta',
    message: 'Trabajo en Santiago hace años y puedo ir a conversar cuando les acomode.',
  },
  {
    expert: 'sofia-arellano',
    partner: 'casa-abierta',
    message: 'Dos colegas de la casa me recomendaron que escribiera.',
  },
  {
    expert: 'james-whitfield',
    partner: 'northbridge',
    message: 'Happy to send references from two former clients.',
  },
  {
    expert: 'natalie-brooks',
    partner: 'northbridge',
    message: 'My certificates are up to date. Tell me what else you need.',
  },
] as const;

export type DemoStaff = {
  slug: string;
  role: 'client' | 'manager' | 'operator';
  name: string;
  lastName: string;
  phone: string;
  language: 'en' | 'es';
  currency: 'USD' | 'EUR' | 'GBP' | 'CLP' | 'MXN';
  timezone: string;
  city: string;
  partner?: (typeof demoPartners)[number]['slug'];
};

const santiago = {
  language: 'es',
  currency: 'CLP',
  timezone: 'America/Santiago',
  city: 'Santiago',
} as const;

const newYork = {
  language: 'en',
  currency: 'USD',
  timezone: 'America/New_York',
  city: 'New York',
} as const;

/** Numbers of ranges kept for fiction where a country has them, else plainly made up. */
export const demoStaff: readonly DemoStaff[] = [
  client('valeria-pino', ['Valeria', 'Pino'], '+56990000001', santiago),
  client('tomas-araya', ['Tomás', 'Araya'], '+56990000002', santiago),
  client('julia-becker', ['Julia', 'Becker'], '+12125550101', newYork),
  client('sam-whitfield', ['Sam', 'Whitfield'], '+12125550102', newYork),
  client('lola-ibanez', ['Lola', 'Ibáñez'], '+34600000003', {
    language: 'es',
    currency: 'EUR',
    timezone: 'Europe/Madrid',
    city: 'Madrid',
  }),
  client('raj-patel', ['Raj', 'Patel'], '+447700900104', {
    language: 'en',
    currency: 'GBP',
    timezone: 'Europe/London',
    city: 'London',
  }),
  client('fernanda-luna', ['Fernanda', 'Luna'], '+525555550105', {
    language: 'es',
    currency: 'MXN',
    timezone: 'America/Mexico_City',
    city: 'Ciudad de México',
  }),
  client('mina-shrestha', ['Mina', 'Shrestha'], '+9779800000106', {
    language: 'en',
    currency: 'USD',
    timezone: 'Asia/Kathmandu',
    city: 'Kathmandu',
  }),
  {
    slug: 'rosa-aguilera',
    role: 'manager',
    name: 'Rosa',
    lastName: 'Aguilera',
    phone: '+56990000201',
    ...santiago,
    partner: 'casa-abierta',
  },
  {
    slug: 'howard-lane',
    role: 'manager',
    name: 'Howard',
    lastName: 'Lane',
    phone: '+12125550202',
    ...newYork,
    partner: 'northbridge',
  },
  {
    slug: 'pilar-soto',
    role: 'operator',
    name: 'Pilar',
    lastName: 'Soto',
    phone: '+56990000301',
    ...santiago,
  },
];

function client(
  slug: string,
  [name, lastName]: [string, string],
  phone: string,
  place: Pick<DemoStaff, 'language' | 'currency' | 'timezone' | 'city'>,
): DemoStaff {
  return { slug, role: 'client', name, lastName, phone, ...place };
}
