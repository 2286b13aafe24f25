/** The rest of a clause: up to the next full stop, comma or "but". */
const rest = String.raw`[^.,;:!?\n]*?(?=[.,;:!?\n]|\bbut\b|\bpero\b|\bsino\b|$)`;

const refuses = [
  // "I don't sell credit", "I am not a lawyer", "I never prescribe".
  String.raw`\b(?:i|we)(?: do not| don['’]?t| will not| won['’]?t| never| cannot| can['’]?t) (?:sell|do|work|take|offer|treat|teach|give|see|prescribe|represent|handle|accept|help|touch|promise|coach|advise|cover|run|make|build|write)\b`,
  String.raw`\b(?:i|we)(?: am|['’]m| are|['’]re) not (?:a|an|your|the)\b`,
  String.raw`\bno (?:vendo|vendemos|hago|hacemos|trabajo|trabajamos|atiendo|doy|ofrezco|tomo|ense[ñn]o|receto|llevo|acepto|prometo|soy|asesoro|cubro|armo|escribo|construyo|represento|trato)\b`,
  String.raw`\b(?:tampoco|nunca) (?:vendo|hago|trabajo|atiendo|doy|ofrezco|tomo|ense[ñn]o|receto|llevo|acepto|soy)\b`,
];

const refusal = new RegExp(`(?:${refuses.join('|')})${rest}`, 'giu');

/**
 * A profile without what its author says they don't do or aren't: "no vendo créditos" isn't about
 * credit. Other people's negations stay, since experts name troubles by them ("who can't sleep").
 */
export function withoutRefusals(text: string): string {
  return text.replaceAll(refusal, ' ');
}

const unwanted = new RegExp(
  String.raw`(?:\b(?:not|no) (?:a|an|another|more|un|una|otro|otra)\b|\b(?:i|we) (?:do not|don['’]?t|dont) (?:want|need) (?:a|an|any|another|more)\b|\bno (?:quiero|necesito|busco) (?:un|una|m[áa]s|ning[úu]n|ninguna)\b|\banything but\b|\brather than\b|\binstead of\b|\bnada de\b|\ben vez de\b|\ben lugar de\b)${rest}`,
  'giu',
);

/** A goal without what its author doesn't want: "not a lawyer", "nada de coaching". */
export function withoutUnwanted(text: string): string {
  const wanted = text.replaceAll(unwanted, ' ');
  return wanted.trim() === '' ? text : wanted;
}
