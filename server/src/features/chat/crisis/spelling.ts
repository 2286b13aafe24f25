import { knownWords } from './pattern.ts';

/**
 * Words of danger that are recognised when misspelt. Short ones, and ones with everyday
 * neighbours, are recognised by their sound or doubled letters alone.
 */
const loose =
  `suicide suicidal suicidio suicida suicidas suicidarme suicidar suicidarse matarme morirme
ahorcarme ahorcar colgarme overdose overdosed overdosing myself himself herself husband boyfriend girlfriend
stepfather strangled strangles pastillas anymore golpea golpeo golpeaba golpeando maltrata marido esposo
cortarme cortandome desaparecer despertar threatened threatens violencia abusing selfharm killing
thoughts thinking existing pregnant threatening strangling stabbing bruises sobredosis padrastro choked chokes punched amenaza amenazo quitarme quiero`.split(
    /\s+/,
  );

const strict =
  `kill kills killed morir matar mata mato die dying dead vivir viviendo vivo viva voy pills cutting cut hits
hitting chokes choked choking beats pega pego viola violo live living alive life want hang jump rape hurt
ahoga cuchillo pistola soga muerte muerto muerta morirme suicidio suicidarme bridge goodbye cutting hitting killing hurting`.split(
    /\s+/,
  );

/** Everyday words that are one letter away from a word of danger, or sound like one. */
const everyday = new Set(
  `pero sent dies mayo grabe career careers doce plantillas bosses ciento losses lama pantallas struggles tuve
valencia square squares parra calo kit rapping strangers tal prize capas licence struggling quizzes chose choose ahorrar ahorra
check disertar callo organise cel chores raices despejar loose matte sierra cera loro vos smac deportar cerre quick gorreando
contarme dolar despegar wiped despertares destetar whining quitarle papillas puntillas quieto lego vano cell vibe vest valle
cohorte citing quals corea desertar quiz quant overdoing soya pace heel leve shock professional threaten thinker bite bat
kilo kilos skill skills moral mortal marte mover mirar morar motor mayor mapa masa mate mates matas mato
diet dine dice dire due dye dyed deed deal vida vido veo vio bala vaya boya quite quit quiet cooked cheeked chocked
rapped hats hots hints hiring biting heart habit habits boats beast bets beads pulls polls piles hanging hands ham
jumps lives love alike alone lifted wanted wait wane went pistolas esposa esposas esposos espeso maridos amenazas
minimo violin violeta violetas paga pagas pasa pegas vega golpe golpes mismo mismas himself herself itself
living leaving loving veia villa libre vive viven vivan bebo bebe vote boto votar botar vino hoy soy doy
pastilla pastillas despertador despierta desaparece killer colgante cobarde cotarme cortada quiere quieres quieren
quero queria dead deal head read dad deaf desk hurts hunt hurl hut burt rope ropa rapa rate rare rap rapid
morning moving marrido casado cazado halla haya ahogo abuso abusos cut cute cuts cot cat gut but coat
bridge bride bridges fridge brido goodbyes voila vola bola bolas biola duda muerde suerte fuerte puerta`.split(
    /\s+/,
  ),
);

const core = new Set([...loose, ...strict]);

/** The words of danger and all that patterns know, by sound; made at the first message. */
let bySound: ReadonlyMap<string, string> | null = null;

function wordOfSound(sound: string): string | undefined {
  bySound ??= new Map(
    [...[...knownWords].filter((word) => word.length > 3), ...core].map((word) => [
      soundOf(word),
      word,
    ]),
  );
  return bySound.get(sound);
}

/** The word of danger that a misspelt one means; any other word as it is. */
export function closestOf(word: string): string {
  if (core.has(word) || knownWords.has(word) || everyday.has(word)) return word;
  if (word.length < 3 || /\d/.test(word)) return word;
  if (word.endsWith('in')) {
    const whole = wordOfSound(soundOf(`${word}g`));
    if (whole !== undefined) return whole;
  }
  const sound = wordOfSound(soundOf(word));
  if (sound !== undefined) return sound;
  if (word.length < 5) return word;
  return loose.find((one) => isNear(word, one)) ?? word;
}

/** One key for spellings that sound the same in Spanish, or differ in doubled letters. */
function soundOf(word: string): string {
  return word
    .replace(/qu/g, 'k')
    .replace(/c(?=[ei])/g, 's')
    .replace(/c(?!h)/g, 'k')
    .replace(/z/g, 's')
    .replace(/(?<=[aeiou])y(?=[aeiou])/g, 'l')
    .replace(/v/g, 'b')
    .replace(/(?<![csptg])h(?=[aeiou])/g, word.startsWith('h') ? 'h' : '')
    .replace(/([a-z])\1+/g, '$1');
}

/** One slip of the fingers, two in a word of nine letters or more; the first letter is right. */
function isNear(word: string, meant: string): boolean {
  const most = meant.length >= 9 ? 2 : 1;
  if (word[0] !== meant[0] || Math.abs(word.length - meant.length) > most) return false;
  return distance(word, meant) <= most;
}

/** How many letters are wrong, missing, added or swapped. */
function distance(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const cost = one[i - 1] === other[j - 1] ? 0 : 1;
      let best = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost);
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        best = Math.min(best, (before[j - 2] ?? 0) + 1);
      row.push(best);
    }
    before = last;
    last = row;
  }
  return last[other.length] ?? other.length;
}
