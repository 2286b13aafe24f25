import type { Language } from '@puente/contract/policy';
import type { Token } from '../../../../parsing/text/rules.ts';
import { readTimes } from '../../times/rules.ts';

const noon = {
  en: String.raw`(?:for|at|over|during|through) (?:the |my |a )?(?:lunch(?:time)?(?: hour| break| time)?|midday|mid day|noon|siesta|middle of the day)`,
  es: String.raw`(?:a|al|en|en el|en la|para|para la|para el|por|por el|durante|durante el|durante la|de|a la|a las?) (?:hora de (?:la )?|hora del )?(?:almuerzo|mediodia|medio dia|almorzar|comer|comida|colacion|siesta)`,
};

/** Words that deny a pause, by language. */
const denials = {
  en: new RegExp(
    String.raw`^(?:(?:(?:i|we) )?(?:don't|do not|dont|never|not|no|won't|without) (?:ever )?(?:clos(?:e|ed|ing)|shut(?:ting)?|stop(?:ping)?|break(?:ing)?|paus(?:e|ing)|knock off)(?: down| up| off)? ${noon.en}|${noon.en} (?:i|we) (?:don't|do not|dont|never) (?:close|shut|stop|break|pause)|(?:(?:i|we) )?(?:stay|keep|remain|staying|am|are)? ?open (?:right |straight )?(?:through|over|all through) (?:the |my )?(?:lunch(?:time)?(?: hour| break)?|midday|noon)|(?:(?:i|we) )?(?:stay|keep|remain|staying) open ${noon.en}|(?:no|without|without a) siesta)(?= |$)`,
  ),
  es: new RegExp(
    String.raw`^(?:(?:no|nunca|sin|jamas|tampoco) (?:(?:se |me |nos )?(?:cierro|cierra|cerramos|cerrar|paro|paramos|parar|corto|cortamos|cortar|descanso|descansamos|descansar|interrumpo|interrumpir) ${noon.es}|(?:hago|hacemos|hacer|tomo|tomamos|tomar|tengo|tenemos) (?:la |una |mi |ninguna )?(?:pausa|corte|siesta|descanso|colacion)(?: ${noon.es})?|(?:pausa|pausas|corte|descanso|hora|horario|break|cierre) ${noon.es})|${noon.es} (?:no|nunca|tampoco) (?:se )?(?:cierro|cierra|cerramos|paro|paramos|corto|cortamos|descanso)|${noon.es} (?:sigo|seguimos|estoy|estamos|permanezco|permanecemos|se sigue|queda) (?:abiertos?|abiertas?|atendiendo|trabajando|de corrido))(?= |$)`,
  ),
};
/** Words by which a pause is told that has its hours behind it. */
const pauses = {
  en: new RegExp(
    String.raw`^(?:close|shut|stop|break|pause)(?: down| up| off)? ${noon.en}(?= from| between|$)`,
  ),
  es: new RegExp(
    String.raw`^(?:cierro|cierra|cerramos|paro|paramos|corto|cortamos) ${noon.es}(?= de| desde| entre|$)`,
  ),
};
const longest = 9;

/** The shortest words for the same. */
const short = {
  unbroken: { en: ['no', 'break'], es: ['sin', 'pausa'] },
  pause: { en: ['with', 'lunch'], es: ['con', 'pausa'] },
} as const;

/**
 * The tokens with `we don't close for lunch`, `al mediodía no cierro` said as `no break`, `sin pausa`: what
 * closes and what names noon in it is none of the hours. Where hours follow, as in `cierro al mediodía de 13
 * a 14`, they are those of the pause.
 */
export function withPlainPauses(tokens: readonly Token[], language: Language): Token[] {
  const kept: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    const said = pauseAt({ tokens, language }, at);
    const last = tokens[(said?.next ?? 0) - 1];
    if (token && last && said) {
      const place = { ...token, end: last.end };
      const words = short[said.kind][language];
      kept.push(...words.map((word): Token => ({ ...place, word, kind: 'word' })));
      at = said.next - 1;
    } else if (token) kept.push(token);
  }
  return kept;
}

type Said = { kind: 'unbroken' | 'pause'; next: number };

function pauseAt(
  { tokens, language }: { tokens: readonly Token[]; language: Language },
  at: number,
): Said | null {
  const words: string[] = [];
  for (const { kind, word } of tokens.slice(at, at + longest)) {
    if (kind !== 'word') break;
    words.push(word);
  }
  const said = words.join(' ');
  const [denied] = denials[language].exec(said) ?? [];
  const [told] = denied === undefined ? (pauses[language].exec(said) ?? []) : [];
  const found = denied ?? told;
  if (found === undefined) return null;
  const next = at + found.trim().split(' ').length;
  const hours = readTimes({ tokens, language }, next)?.value;
  const isRange = hours?.isExact === true && !hours.isOpenStart && !hours.isOpenEnd;
  if (denied === undefined) return isRange ? { kind: 'pause', next } : null;
  return hours?.isExact === true ? null : { kind: 'unbroken', next };
}
