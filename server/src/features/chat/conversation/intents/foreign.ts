import { plain } from '../../filters/plain.ts';

/** Alphabets that neither English nor Spanish is written in. */
const otherScripts =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Thai}\p{Script=Greek}\p{Script=Bengali}\p{Script=Tamil}]/gu;

/** Everyday words of other languages that are no words of English or Spanish. */
const foreign: readonly ReadonlySet<string>[] = [
  // Portuguese
  `ola preciso precisa ajuda com meu minha meus minhas nao estou voce voces uma um eu tenho muito
  obrigado obrigada isso mais sao sou quero fazer falar filho filha trabalho procuro alguem pode bom
  boa dia noite tudo bem casamento dormir consigo estamos ela ele dinheiro posso onde quanto custa
  por favor gostaria ter tambem ainda sem pelo pela dos das ao`,
  // French
  `bonjour salut je suis j'ai ai cherche quelqu'un quelqu pour m'aider aider avec mon ma mes ne pas
  vous nous il elle est besoin d'aide aide merci c'est une le les des du dans et ou mais qui veux
  comment combien parler fatigue trouver travail enfant mari femme s'il plait oui au aux tres`,
  // German
  `ich bin habe brauche hilfe mit meinem meine mein nicht und der die das ein eine einen suche
  jemand jemanden kann konnen bitte danke guten tag wie viel kostet fur ist sind sie wir zu auf
  schlafen arbeit kind mann frau mir mich hallo deutsch sprechen sprichst`,
  // Italian
  `ciao sono ho bisogno aiuto di con il mio mia non cerco qualcuno che per favore grazie vorrei come
  quanto costa buongiorno lavoro figlio figlia moglie marito dormire posso parlare molto anche della
  del sto gli una dei`,
  // Dutch
  `ik ben heb hulp nodig met mijn niet een het de voor zoek iemand kan dank graag hoe veel hallo`,
  // Polish, Swedish
  `jestem potrzebuje pomocy nie mam czy prosze jag behover hjalp inte och att med nagon`,
].map((words) => new Set(words.split(/\s+/)));

/** Words that a reader of English or Spanish knows, also where they occur in other languages. */
const read = new Set(
  `the to of and is am are was my i im you your we he she they it this that with for not cant want need
  how what when why who have has had would could should can do does did about from at be help me
  someone anyone after before because but so if then there in on a an as or no yes thanks hello hi
  die son come mine man mean all more her him please much cost find good morning work job
  el la los las un una unos unas de del al en y e o es son mi mis yo tu te se le les lo que quien como
  cuando donde por para con pero si ya muy mas quiero necesito puedo tengo soy estoy hay hacer busco
  ayuda alguien algo nada nunca siempre trabajo hijo hija casa dinero plata vida anos esta este eso ha
  he sin sobre porque desde hasta cada otra otro mucho poco cuesta favor tal mal bien dia noche hola
  gracias cuanto buenos buenas tardes dormir hablar su sus nos ella das`.split(/\s+/),
);

/** Told by so many words alone, when nothing else is understood. */
const fewWords = 3;

/** Is this in a language that the matchmaker doesn't read? Names and loanwords don't make it so. */
export function isForeign(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const others = text.match(otherScripts)?.length ?? 0;
  if (others > 0 && others >= letters / 2) return true;
  const words = plain(text).match(/[\p{L}']+/gu) ?? [];
  const ours = words.filter((word) => read.has(word)).length;
  return foreign.some((language) => {
    const theirs = words.filter((word) => language.has(word) && !read.has(word)).length;
    const enough = words.length <= fewWords ? 1 : 2;
    return theirs >= enough && theirs > ours && (words.length > fewWords || ours === 0);
  });
}

const keys = /(?:asdf|sdfg|dfgh|fghj|ghjk|hjkl|qwer|wert|erty|zxcv|xcvb|cvbn|lkjh|poiu)/;

/** Typed at random: keys beside each other, words without vowels, or no word at all. */
export function isGibberish(text: string): boolean {
  const words = plain(text).match(/\p{L}+/gu) ?? [];
  if (words.length === 0) return !/\d/.test(text);
  const odd = words.filter(
    (word) =>
      keys.test(word) ||
      /^(?:asd|qw(?!er)|zxc|dfg|fgh|hjk|jkl|kjh)/.test(word) ||
      (word.length >= 4 && !/[aeiouy]/.test(word)) ||
      /[bcdfghjklmnpqrstvwxz]{6}/.test(word),
  );
  return odd.length > 0 && odd.length >= words.length / 2;
}
