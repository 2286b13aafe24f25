import type { Token } from '../../../../parsing/text/rules.ts';
import type { Read, Times } from '../../times/rules.ts';

const before = /^(?:turno|bloque|tramo|jornada|horario|el|los)$/;
const behind = /^(?:shift|session|block|stint|slot|half|turn)$/;

/** `the afternoon shift`, `solo el turno de la tarde`: one of the stretches that days have. */
export function asTurn(
  { tokens }: { tokens: readonly Token[] },
  at: number,
  { value, next }: Read<Times>,
): Times {
  const [ahead, first, last] = [tokens[at - 1], tokens[at], tokens[next]];
  const isSpanish = before.test(ahead?.word ?? '') && first?.word === 'de';
  const isTurn = !value.isExact && (isSpanish || behind.test(last?.word ?? ''));
  return isTurn ? { ...value, isTurn } : value;
}
