import { matchAt } from '../../words/rules.ts';
import type { Doubt, Read } from '../read/rules.ts';

/** Where one is, how one can be reached, for whom and how it is: nothing that may turn hours round. */
const harmless: ReadonlySet<string> = new Set(
  `i'm im i'd we're here there back home downtown workshop study studio salon belleza museo museum depa
  desk chair site obra school escuela colegio casa puerta church temple mass misa reached phone telefono zoom camara
  video llamar marcar encontrar ubicar contactar escribir figure ponle ponme welcome early birds bird
  person let us come go start rather atiendo tutor tution ingles particulares asesorias kids chicos ninos
  ninas colega colleague long largo largos short quiet tranquilo busy busiest brunch tea graveyard fed
  calls llamadas clients clientes customers patients pacientes students alumnos lessons sessions
  appointments citas people gente garden barn kitchen garage basement library biblioteca bank banco cocina office
  therapy terapia coaching tutoring counseling counselling massage massages masajes consultas consultations repairs
  reparaciones reviews mentoring mentoria mentorias part shift shifts turno turnos normal obviamente hora una menos mas mmm hang parto quedo guardia guardias quote quotes estimates
  presupuesto presupuestos cotizaciones one tal que
  facials faciales limpieza limpiezas cosa llamenme llamen escribanme wide tutor fit squeeze nails hair cualquier cualquiera todas
  visits visit visitas visita groups grupos families familias couples parejas individuals individuales
  adults adultos adolescentes teens women men mujeres hombres beginners principiantes minutes minutos min mins
  juntarme juntarnos reunirme verme verlos design diseno callouts callout electrical plumbing barber color tinte pelo barba doble double split tutorias shorter longer corto corta cortos unico unica agenden reserven reservenme`.split(
    /\s+/,
  ),
);

/** A word that nobody knows inside a clause of which hours were made: `Thursdays I fence 6 to 8`. */
export function wordsUnused({ reader, items, statements }: Read): Doubt[] {
  return items.filter(({ kind, from }) => {
    const token = reader.tokens[from];
    return (
      kind === 'unknown' &&
      token?.kind === 'word' &&
      !harmless.has(token.word) &&
      !isName(reader, from) &&
      !isCompany(reader, from) &&
      !isHouse(reader, from) &&
      !isIntroduction(reader, from) &&
      statements.some(
        ({ clause, times }) => from >= clause.from && from <= clause.to && times.length > 0,
      )
    );
  });
}

const work =
  /^(?:soy|hago|hacemos|vendo|preparo|reparo|doy|dicto|enseno|clases?|terapias?|talleres|cursos|dar|ofrezco|ofrecer|offer|give|i'm|im|am|teach|lessons|class|classes|tutor)$/;
const farthest = 4;

/** `doy clases de pilates y atiendo lunes`: who one is and what one does, ahead of all days and hours. */
function isIntroduction(reader: Read['reader'], at: number): boolean {
  const { tokens, language } = reader;
  const before = tokens.slice(0, at);
  const isFirst = before.every(
    ({ kind }, place) =>
      kind !== 'number' && matchAt(tokens, place, language)?.meaning.kind !== 'day',
  );
  // `night nurse, Thursday to Sunday`
  const isPart =
    matchAt(tokens, 0, language)?.meaning.kind === 'part' &&
    before.slice(1).every((_, place) => matchAt(tokens, place + 1, language) === null);
  return isFirst && (isPart || before.slice(-farthest).some(({ word }) => work.test(word)));
}

/** `con yoga`, `with beginners`: with what or whom; not `with exceptions`. */
function isCompany({ tokens }: Read['reader'], at: number): boolean {
  const limits = /^(?:excep|pau|gap|corte|inter|notice|aviso|limit|break|resc|except)/;
  return /^(?:with|con)$/.test(tokens[at - 1]?.word ?? '') && !limits.test(tokens[at]?.word ?? '');
}

/** `abro la peluquería de martes a sábado`, `I open the bakery at 7`: what is opened. */
function isHouse({ tokens }: Read['reader'], at: number): boolean {
  const isOwned = /^(?:el|la|mi|nuestro|nuestra|the|my|our)$/.test(tokens[at - 1]?.word ?? '');
  return (
    isOwned && /^(?:abro|abrimos|cierro|cerramos|open|close|run)$/.test(tokens[at - 2]?.word ?? '')
  );
}

/** `Mondays in Leeds`, `los martes desde Talca` */
function isName({ tokens }: Read['reader'], at: number): boolean {
  const before = tokens[at - 1]?.word ?? '';
  return tokens[at]?.isCapital === true && /^(?:in|from|at|en|desde|de)$/.test(before);
}
