export type Crisis = 'self-harm' | 'violence';

const selfHarm = [
  /\bsuicid/,
  /\bkill(?:ing)? (?:myself|my self)\b/,
  /\b(?:end|take|taking|ending) my (?:own )?life\b/,
  /\b(?:want|wanna|going|ready|rather|wish(?:ed)? i could) (?:to )?(?:just )?die\b(?! of| from laugh)/,
  /\b(?:wish|wished) (?:that )?i (?:was|were|am) (?:dead|never born)\b/,
  /\bdo(?:n't| not|nt) (?:want to|wanna) (?:live|be alive|exist|wake up|be here (?:any ?more|no more))\b/,
  /\b(?:no|not a|any) reason (?:left )?to (?:live|go on living)\b/,
  /\bbetter off (?:dead|without me)\b/,
  /\b(?:hurt|harm|cut|burn)(?:t?ing)? myself\b(?! (?:shaving|cooking|at the gym|running|at work))/,
  /\bself[- ]?harm/,
  /\b(?:end|ending) it all\b/,
  /\bcan(?:'t|not|t) go on (?:living|like this any ?more)\b/,
  /\b(?:matarme|suicidarme|quitarme la vida|quitar la vida|terminar con mi vida|acabar con mi vida)\b/,
  /\bme quiero (?:matar|morir)\b(?! de (?:risa|verguenza|calor|hambre|sueno|ganas|la risa))/,
  /\bquiero morir(?:me)?\b(?! de (?:risa|verguenza|calor|hambre|sueno|ganas|viej))/,
  /\bno quiero (?:vivir|seguir viviendo|seguir viv[oa]|estar viv[oa]|despertar(?:me)?(?: mas| nunca)?$|existir)(?! (?:con|en|de|solo|sola|asi con|cerca|lejos|mas con))/,
  /\b(?:ya )?no (?:le )?(?:encuentro|veo|tiene|hallo) sentido (?:a )?(?:vivir|la vida|seguir viviendo|mi vida)/,
  /\bno vale la pena (?:vivir|seguir viviendo)/,
  /\b(?:hacerme|haciendome|me hago|me he hecho) dano\b/,
  /\b(?:me corto|cortarme|cortandome) (?:los brazos|las venas|la piel|las piernas|para|cuando)/,
  /\b(?:mejor|preferiria estar) muert[oa]\b/,
  /\bestarian mejor sin mi\b/,
  /\bacabar con todo\b/,
  /\bautolesi/,
] as const;

const close =
  '(?:husband|wife|boyfriend|girlfriend|partner|ex|father|dad|mother|mom|mum|brother|stepfather|stepdad|uncle|roommate|fiance|he|she)';

const cerca =
  '(?:marido|esposo|esposa|pareja|novio|novia|pololo|polola|ex|padre|papa|padrastro|madre|mama|hermano|tio|conviviente|senora)';

const violence = [
  new RegExp(
    `\\b${close}(?:'s| is| has| keeps| just| often| always)* (?:hits?|hitting|beats?|beating|beaten|punche[sd]|punching|chok(?:es|ed|ing)|rap(?:es|ed)|strangl(?:es|ed)) me\\b`,
  ),
  /\b(?:i am|i'm|im|i was|i've been|i have been|being|got) (?:being )?(?:abused|beaten(?: up)?|raped|sexually assaulted)\b/,
  /\b(?:threatens?|threatened|threatening|going|wants?|gonna|will|'ll) (?:to )?(?:kill|stab|shoot) me\b/,
  /\b(?:afraid|scared) (?:that )?(?:he|she|they)(?:'ll| will| might|'s going to| is going to) (?:kill|hurt|hit) me\b/,
  /\b(?:want|going|about|gonna|wanna|urge) (?:to )?(?:kill|stab|shoot) (?:him|her|them|someone|somebody|my (?!time|darlings|tech|debt|lawn))/,
  /\bdomestic (?:violence|abuse)\b/,
  new RegExp(
    `\\b(?:mi |el |ella |un )?${cerca}(?: siempre| a veces| ya| anoche| ayer)* me (?:pega|pego|golpea|golpeo|maltrata|ahorca|ahorco|viola|violo|amenaza con matar)`,
  ),
  /\bme (?:violaron|violo mi|golpearon en mi casa|estan amenazando de muerte|amenaza con matarme|quiere matar|va a matar)/,
  /\btengo miedo de que me (?:mate|pegue|golpee|haga dano)/,
  /\b(?:quiero|voy a|ganas de|pienso en) matar(?:lo|la|los|le|las| a (?!mi jefe de risa|tiempo))/,
  /\bviolencia (?:intrafamiliar|domestica|de genero|fisica)\b/,
  /\babus(?:an|o sexual|aron) (?:de mi|sexual)/,
] as const;

/**
 * Finds self-harm or violence in a message. A false alarm is better than a miss, but everyday
 * exaggeration ("dying of laughter", "my boss is killing me") is not a crisis.
 */
export function findCrisis(text: string): Crisis | null {
  const said = plain(text);
  if (selfHarm.some((pattern) => pattern.test(said))) return 'self-harm';
  if (violence.some((pattern) => pattern.test(said))) return 'violence';
  return null;
}

/** Lower case without accents: people leave accents out when they type fast. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’`]/g, "'").toLowerCase();
}
