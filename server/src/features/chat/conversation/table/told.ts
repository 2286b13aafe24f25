import { detectLanguage } from '../../language/detect.ts';
import { rarityOf } from '../../language/rarity.ts';
import { stemsOf } from '../../language/stem.ts';
import { wordsOf } from '../../language/tokens.ts';
import { lightWords } from '../../language/words.ts';

/** What a profile says, in the order in which it is looked through. */
export type ProfileWords = {
  aboutMe: string;
  idealClient: string;
  career: string;
  uniqueValue: string;
  challengeStory: string;
  expertise: string;
  expertiseTranslated: string;
};

/** Words that ask and don't say what about: "what experience does she have with…". */
const asking = stemsIn(
  `done doing been long this these those is are was were does do did has have had can could will would she he they it them him her his their who what which how
  work worked works working help helps helped treat treats deal deals dealt see sees take takes teach teaches know knows
  good experience experienced qualification qualifications qualified background training degree study studied career
  years any some someone people person with for about in of also ever really actually much many got get specialize
  specializes special certified licensed real one first second third last expert tell me say says more this that these
  es son fue tiene tienen tenia ha han sabe saben puede pueden atiende atienden atendido trabaja trabajan trabajado ayuda
  ayudan ayudado trata tratan sirve ensena ve ven toma hace hacen experiencia estudio estudios formacion trayectoria titulo
  carrera anos con para sobre de en que cual quien como donde cuanto cuanta mucha mucho algo alguien gente persona personas
  tambien especializa especialista experto experta primera primero segunda segundo tercera tercero ultima ultimo ella ellos`,
);

function stemsIn(list: string): ReadonlySet<string> {
  return new Set(
    list.split(/\s+/).flatMap((word) => {
      const { en, es } = stemsOf(word);
      return [word, en, es];
    }),
  );
}

/** What a question about somebody is about, without the words that ask; empty where it names nothing. */
export function topicOf(rest: string): string {
  return wordsOf(rest)
    .filter((word) => word.length > 2 && !/^\d+$/.test(word) && !lightWords.has(word))
    .filter((word) => {
      const { en, es } = stemsOf(word);
      return !asking.has(word) && !asking.has(en) && !asking.has(es);
    })
    .join(' ');
}

/** A sentence that has less of what was asked, by how rare its words are, doesn't tell. */
const leastTold = 0.6;

const betweenSentences = /(?<=[.!?])\s+|\n+/u;

/** The sentence of a profile that has the words of a topic; null where none has. */
export function sentenceAbout(topic: string, profile: ProfileWords): string | null {
  const language = detectLanguage(topic);
  const wanted = wordsOf(topic).map((word) => ({ ...stemsOf(word), weight: weightOf(word) }));
  const whole = wanted.reduce((sum, { weight }) => sum + weight, 0);
  const { aboutMe, idealClient, career, uniqueValue, challengeStory, ...lines } = profile;
  const texts = [aboutMe, idealClient, career, uniqueValue, challengeStory];
  texts.push(lines.expertise, lines.expertiseTranslated);
  let best: { sentence: string; value: number } | null = null;
  for (const sentence of texts.flatMap((text) => text.split(betweenSentences))) {
    const stems = wordsOf(sentence).map((word) => stemsOf(word));
    const told = wanted.filter(({ en, es }) =>
      stems.some((stem) => stem.en === en || stem.es === es),
    );
    const value = told.reduce((sum, { weight }) => sum + weight, 0) / whole;
    if (value >= leastTold && value > (best?.value ?? 0))
      best = { sentence: sentence.trim(), value };
  }
  return best?.sentence ?? null;

  function weightOf(word: string): number {
    return rarityOf(stemsOf(word)[language], language);
  }
}
