import { plain } from '../../../../../parsing/text/rules.ts';
import { sharedNames } from '../namesakes/rules.ts';

/** Large cities by the zone they lie in, in lower case without accents. */
const byZone: Readonly<Record<string, string>> = {
  'America/Santiago':
    'valparaiso|vina del mar|concepcion|temuco|antofagasta|iquique|arica|la serena|coquimbo|rancagua|talca|chillan|los angeles de chile|valdivia|osorno|puerto montt|puerto varas|copiapo|calama|curico|quilpue|villarrica|pucon|santiago de chile|nunoa|providencia|maipu|castro',
  'America/Punta_Arenas': 'punta arenas|puerto natales',
  'America/Mexico_City':
    'guadalajara|ciudad de mexico|cdmx|puebla|queretaro|toluca|morelia|oaxaca|veracruz|xalapa|aguascalientes|san luis potosi|cuernavaca|zapopan|guanajuato|san miguel de allende|pachuca|tlaxcala|villahermosa|tuxtla gutierrez|zacatecas|acapulco|coyoacan',
  'America/Monterrey': 'saltillo|torreon|ciudad victoria|san pedro garza garcia',
  'Europe/Madrid':
    'barcelona|sevilla|zaragoza|malaga|murcia|bilbao|alicante|valladolid|vigo|gijon|oviedo|a coruna|la coruna|granada|vitoria|vitoria-gasteiz|pamplona|san sebastian|donostia|santander|burgos|salamanca|albacete|badajoz|caceres|santiago de compostela|cadiz|huelva|jaen|almeria|logrono|tarragona|girona|gerona|lleida|castellon|elche|toledo|segovia|palma de mallorca|palma',
  'Atlantic/Canary': 'las palmas|las palmas de gran canaria|santa cruz de tenerife|tenerife',
  'America/Argentina/Buenos_Aires': 'rosario|la plata|mar del plata|bahia blanca|buenos aires',
  'America/Argentina/Cordoba': 'cordoba',
  'America/Bogota':
    'medellin|cali|barranquilla|bucaramanga|pereira|manizales|cucuta|santa marta|villavicencio',
  'America/Lima': 'arequipa|cusco|trujillo|chiclayo|piura',
  'America/Montevideo': 'punta del este|maldonado',
  'America/Sao_Paulo': 'sao paulo|rio de janeiro|curitiba|porto alegre|florianopolis',
  'America/New_York':
    'nueva york|new york city|nyc|brooklyn|queens|manhattan|the bronx|staten island|boston|miami|philadelphia|atlanta|washington|washington dc|baltimore|pittsburgh|charlotte|raleigh|durham|orlando|tampa|jacksonville|cleveland|cincinnati|buffalo|rochester|providence|hartford|new haven|richmond|savannah|asheville|ann arbor',
  'America/Chicago':
    'austin|houston|dallas|san antonio|fort worth|new orleans|nashville|memphis|minneapolis|st. louis|st louis|kansas city|milwaukee|omaha|tulsa|oklahoma city|des moines|madison',
  'America/Denver': 'salt lake city|albuquerque|santa fe|boulder|colorado springs|el paso',
  'America/Phoenix': 'tucson|scottsdale|tempe',
  'America/Los_Angeles':
    'los angeles|san francisco|seattle|san diego|san jose california|oakland|sacramento|las vegas|berkeley|long beach|fresno|santa barbara|spokane|tacoma|palo alto',
  'Europe/London':
    'londres|leeds|bristol|edinburgh|glasgow|liverpool|sheffield|leicester|nottingham|newcastle|cardiff|belfast|brighton|oxford|norwich|aberdeen|dundee|swansea|southampton|portsmouth|plymouth|exeter|coventry|bradford|hull|inverness|york|reading',
  'Europe/Dublin': 'cork|galway|limerick',
  'Europe/Berlin': 'munich|hamburg|cologne|frankfurt|leipzig',
};

/** The zone of large cities by their plain names; null where the name is that of several places. */
export const cityZones: ReadonlyMap<string, string | null> = new Map<string, string | null>([
  ...Object.entries(byZone).flatMap(([zone, names]) =>
    names.split('|').map((name): [string, string] => [plain(name), zone]),
  ),
  ...sharedNames.map((name): [string, null] => [name, null]),
]);
