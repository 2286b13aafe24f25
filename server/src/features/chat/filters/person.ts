/** Whether somebody asks for a woman or a man. */
export type Gender = 'woman' | 'man';

const about =
  '(?:(?:rather (?:see|have|meet)|be|is|sea|un|una|a|an|con|with|from|prefer|prefiero|preferably|preferiria|ojala|only|solo|quiero|want|by|por|otra|otro|expert|profesional|someone|persona|que|also|y|and|,)\\s+(?:to be |talk to |hablar con |un |una |a )?)';

const trades =
  '(?:psycholog\\w*|psicolog\\w*|therapist|terapeuta|expert|especialista|coach|lawyer|abogad\\w*|counsell?or|teacher|profesional|doctor|trainer|person|one)';

const asked: readonly (readonly [Gender, RegExp])[] = [
  [
    'woman',
    new RegExp(
      `\\b(?:female|woman) ${trades}\\b|${about}(?:wom[ae]n|females?|lady|ladies|mujer(?:es)?)\\b|^\\W*(?:una |a |algun[oa]? |any |ojala |mejor |preferably )*(?:woman|women|mujer|female)(?: (?:de preferencia|preferiblemente|preferably|if possible|si se puede|por favor|please|mejor|ojala))*\\W*$|\\b(?:psicolog\\w*|terapeuta|especialista|profesional) mujer\\b`,
    ),
  ],
  [
    'man',
    new RegExp(
      `\\b(?:male|man) ${trades}\\b|${about}(?:m[ae]n|males?|guys?|blokes?|hombres?|varon(?:es)?)\\b|^\\W*(?:un |a |algun[oa]? |any |ojala |mejor |preferably )*(?:man|men|hombre|male)(?: (?:de preferencia|preferiblemente|preferably|if possible|si se puede|por favor|please|mejor|ojala))*\\W*$|\\b(?:psicolog\\w*|terapeuta|especialista|profesional) hombre\\b`,
    ),
  ],
];

const own =
  /\b(?:i am|i'm|im|soy|as|being|como|old|married|single|young|for|para|my|mi|ese|esa|this|that) (?:an? |un |una )?(?:\w+ )?(?:woman|man|hombre|mujer|female|male)\b/;

/** A man who isn't wanted is a woman who is. */
function wantedOf(gender: Gender, before: string): Gender {
  if (!/\b(?:no|not|don't|sin|nunca|never)\b/.test(before)) return gender;
  return gender === 'woman' ? 'man' : 'woman';
}

/** The wish for a woman or a man, and its words; "I'm a woman of 40" is none. */
export function readGender(said: string): { gender: Gender; span: string } | undefined {
  if (own.test(said)) return undefined;
  for (const [gender, pattern] of asked) {
    const found = pattern.exec(said);
    if (found)
      return {
        gender: wantedOf(gender, said.slice(0, found.index + found[0].length)),
        span:
          /(?:fe)?males?|(?:wo)?m[ae]n|lady|ladies|guys?|blokes?|mujer(?:es)?|hombres?|varon(?:es)?/.exec(
            found[0],
          )?.[0] ?? '',
      };
  }
  return undefined;
}

const saysWoman =
  /\b(?:psicologa|psicopedagoga|abogada|profesora|orientadora|entrenadora|dietista mujer|musica mujer|madre|mezzo|contadora|ingeniera|medica|escritora|editora|mediadora|maestra|directora|fundadora|consejera|asesora|arquitecta|disenadora|mother of|mum of|mom of|woman|mujer|soy una|formada|nacida|titulada|diseñadora)\b/;

const saysMan =
  /\b(?:psicologo|psicopedagogo|abogado|profesor|orientador|entrenador|padre|contador|ingeniero|medico|escritor|editor|mediador|maestro|director|fundador|consejero|asesor|arquitecto|father of|dad of|soy un|musico|formado|nacido|titulado|carpintero|kinesiologo|nutricionista hombre)\b/;

/** What a profile says of itself by its Spanish words ("Psicóloga"); null where it says nothing. */
export function statedGender(texts: { expertise: string; career: string }): Gender | null {
  const words = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const said = words(texts.expertise);
  if (saysWoman.test(said)) return 'woman';
  if (saysMan.test(said)) return 'man';
  const opening = words(texts.career).split(/[.,;:]/, 1)[0] ?? '';
  if (saysWoman.test(opening)) return 'woman';
  return saysMan.test(opening) ? 'man' : null;
}
