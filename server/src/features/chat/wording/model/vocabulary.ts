/** What an opening may be made of besides the visitor's own words and the experts' fields. */
function list(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/u).filter((word) => word !== ''));
}

/** Words that tell of nobody and promise nothing: without accents and apostrophes. */
export const plainWords = list(`
  a about all an and are at be been but for from going has have heavily here how i ill im in is it its ive kind know knows
  let lets listening looked looking lot matters me mind much my of on or out really see seems some something
  sound sounds step telling than that thats the these thing things this those to together too trying understand us very
  was way we what when where which while who with worries worry writing wrote you your youre youve
  al algo aqui asi buscando como con contar contarlo contarme cosa cosas cuentas cuentes dices cuando cuesta de del debe decirlo e el ella en
  encontre entiendo comprendo escribir escribirme es esa ese eso esta estas este esto estos hay haya hayan he la las le lo
  los me mi momento muy nos o para pasa pasando paso por que quien quienes sabe saben se sea ser si sigue
  siguen sobre son suena tal tan te tema tiene tienes todo tu tus un una unas unos vamos va veamos veo y ya`);

/** What a thing is like: only of the matter, never of the person or the expert. */
export const heavyWords = list(`
  hard heavy tough difficult tiring tired exhausting draining stressful rough painful frustrating worrying upsetting
  lonely unsettling
  dificil duro dura pesado pesada agotador agotadora cansador doloroso dolorosa frustrante angustiante triste
  complicado complicada estresante pena`);

/** Thanks and sympathy: of having written, never of what was written about. */
export const kindWords = list(
  'thank thanks glad good great nice welcome gracias alegra bien bueno buena bienvenida bienvenido',
);

/** Regret goes with what was written. */
export const sorryWords = list('sorry siento lamento');

/** Whom the search found: only where an opening says that it looked. */
export const peopleWords = list(
  'find fit fits found may might people person persons somebody someone searched alguien busque buscado encajar encontrado gente persona personas podria acompanar acompanarte puede ayudar',
);

/** How a sentence begins that says that we looked. */
export const lookingStarts = [
  'here is',
  'here are',
  'heres',
  'i looked',
  'i have looked',
  'ive looked',
  'i found',
  'i searched',
  'lets see',
  'let us see',
  'aqui hay',
  'aqui esta',
  'aqui tienes',
  'busque',
  'encontre',
  'he buscado',
  'veamos',
  'vamos a ver',
  'esto es lo que encontre',
];

/** After these stands what it is about. */
export const beforeTopic = list(
  'about for with of your the a an on and de del sobre con para por lo tu tus el la los las un una y en',
);

/** A sentence turns by these, and so they are said only where the visitor said them. */
export const turns = list(
  'no not never nor nobody nothing none without cannot cant dont doesnt isnt wont arent didnt ni nunca jamas nadie nada sin tampoco',
);

/** Said of the person, these would judge. */
export const ofThePerson = list('you youre your youve tu tus eres estas te ti');
