import type { OfferingProposal } from '@puente/contract/parsing';
import { plain } from '../../../../parsing/text/rules.ts';

type Category = OfferingProposal['offering']['category'];

/** Beginnings of words that tell the field of an offering. */
const beginnings: readonly (readonly [Category, string])[] = [
  [
    'languages',
    'english class|spanish class|language|idioma|ingles|frances|aleman|portugues|italiano|conversation class|toefl|ielts',
  ],
  [
    'parenting',
    'parent|baby|babies|toddler|crianza|bebe|mama|papa|lactancia|breastfeed|embarazo|pregnan',
  ],
  [
    'mind',
    'anxi|ansiedad|terapia|therap|stress|estres|sleep|sueno|insom|duelo|grief|mindful|meditat|meditac|pareja|couple',
  ],
  [
    'careers',
    'career|carrera|cv|resume|curriculum|interview|entrevista|job|trabajo|empleo|linkedin|promotion|ascenso|leadership|liderazgo',
  ],
  [
    'startups',
    'startup|founder|emprend|fundador|pitch|investor|inversionista|business plan|negocio',
  ],
  ['law', 'legal|law|abogad|contrat|contract|visa|demanda|herencia'],
  ['money', 'tax|impuesto|budget|presupuesto|invest|inversion|deuda|debt|finan|ahorro|pension'],
  [
    'wellness',
    'yoga|nutri|fitness|running|pilates|entrena|training plan|weight|peso corporal|wellness|bienestar',
  ],
  [
    'arts',
    'guitar|piano|music|canto|singing|paint|pintura|draw|dibujo|photo|foto|writing|escritura|novel',
  ],
  ['software', 'program|coding|code|software|python|javascript|data|web|react|app '],
  [
    'study',
    'math|matematic|exam|tesis|thesis|study|estudio|physics|fisica|tutor|paes|gmat|sat prep|university admission',
  ],
  [
    'home',
    'garden|jardin|huerta|kitchen|cocina|interior|decorat|decoraci|organiz|mascota|dog|perro',
  ],
];

/** The field of an offering by its words; `other` where none tells. */
export function categoryOf(text: string): Category {
  const said = ` ${plain(text).replaceAll(/[^a-z0-9ñ]+/g, ' ')} `;
  const found = beginnings.find(([, words]) =>
    words.split('|').some((word) => said.includes(` ${word}`)),
  );
  return found?.[0] ?? 'other';
}
