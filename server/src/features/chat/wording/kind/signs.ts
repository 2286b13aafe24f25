import { saying } from '../../filters/plain.ts';

/** Words that tell the same of somebody, in both languages: few sentences teach what each of them means. */
const words = {
  kin: 'husband wife partner boyfriend girlfriend fiance fiancee mum mom mam mother dad father son daughter baby brother sister twin granny grandma grandmother nan gran grandpa grandad granddad grandfather aunt uncle boy girl kid kids child children marido esposo esposa mujer senora pareja novio novia mama papa madre padre vieja viejo hijo hija hijos nene nena nino nina bebe beba guagua hermano hermana gemelo abuelo abuela abuelita tio tia suegro suegra friend mate amigo amiga dog cat perro perra gato gata',
  died: 'died dead dies death passed late stillborn miscarriage grief grieving mourning funeral buried widow widower widowed ashes eulogy suicide overdose murio murieron fallecio fallecieron muerto muerta muerte difunto difunta finado finada viudo viuda enviude duelo luto funeral entierro enterramos enterrar velorio aborto cenizas ataud partio',
  crying:
    'cry cries cried crying tears sob sobbing weep lloro llora lloran llorar llorando llanto lagrimas',
  worn: 'exhausted exhausting drained burnt burned burnout overwhelmed drowning tired wreck agotado agotada agotados quemado quemada reventado reventada sobrepasado sobrepasada ahogado ahogada agobiado agobiada hundido hundida harto harta cansado cansada molido',
  sad: 'depressed depression sad down low empty numb hopeless worthless miserable heartbroken devastated unhappy lost broken grey deprimido deprimida depresion triste vacio vacia destrozado destrozada bajon bajoneado bajoneada apagado apagada decaido decaida gris fatal pesimo pesima',
  alone:
    'alone lonely loneliness isolated homesick nobody sola solos soledad aislado aislada nadie',
  afraid:
    'scared afraid terrified frightened fear panic anxious anxiety worried shaking trembling miedo asustado asustada aterrado aterrada panico terror susto ansiedad ansioso ansiosa angustia angustiado angustiada temblando preocupado preocupada',
  sleepless: 'sleepless insomnia awake insomnio duermo despierto',
  split:
    'divorce divorced divorcing separated separation splitting split dumped cheated cheating affair divorcio divorciando separacion separando separamos separe dejo engano infiel enganado',
  ill: "cancer leukaemia leukemia tumour chemo stroke dementia alzheimer's alzheimers alzheimer parkinson parkinson's sclerosis als ms diagnosed diagnosis autistic autism bipolar lump leucemia tumor quimio ictus derrame demencia alzheimer parkinson esclerosis diagnostico diagnosticaron autista autismo bulto",
  hurt: 'hits hit beats violent abuse abused abusive bullied bullying harassed assaulted threatens controls humiliates screams maltrata golpea golpeo pega violento violenta abuso acosan acoso acosa amenaza controla humilla grita gritan agredieron',
  owing:
    'debt debts owe loans loan maxed overdrawn bankrupt gambling gambled casino slots pokies bet deuda deudas debo prestamo prestamos endeudado endeudada quiebra apuestas apostar aposte tragaperras maquinitas bingo cobranza',
  hidden:
    'secret secretly hide hiding hidden lie lied lying pretend pretending confess confession admit escondidas escondo oculto ocultando miento menti mintiendo finjo fingiendo confieso secreto',
  ashamed:
    'ashamed shame embarrassed embarrassing humiliating humiliated mortified mortifying pathetic ridiculous verguenza averguenza avergonzado avergonzada humillante ridiculo patetico pudor',
  blame:
    'idiot stupid dumb fool loser failure fraud guilty guilt fault disgusted imbecil idiota estupido estupida bruto inutil fracaso fracasado fracasada culpa culpable',
  drink:
    'drink drinking drunk bottle bottles wine beers alcohol sober relapsed tomo tomando botella botellas vino sobrio recai trago cerveza',
  job: 'fired sacked laid unemployed redundant echaron despidieron corrieron despedido despedida paro desempleado desempleada',
  home: 'evicted evicting eviction homeless asylum deported deportation arrested detained desalojan desalojo asilo deportar detuvieron detenido expulsion',
  /** What dies without anybody's grief, and is told lightly. */
  thing:
    'phone laptop disk drive battery plant plants tomato tomatoes lawn grass fish fern basil engine boiler fridge hens celular computadora disco bateria planta plantas tomates cesped peces pantalla refri motor gallinas',
  joke: 'lol lmao haha jaja jajaja jaj jeje',
} as const;

/** What several words tell together. */
const sayings: Readonly<Record<string, RegExp>> = {
  toldNobody:
    /\b(?:never told|haven't told|told (?:nobody|no one)|can't tell|nobody (?:knows|can know)|no one knows|doesn't know|don't know (?:about it|of it)|has no idea|(?:can't|must not|mustn't) find out|nunca (?:se )?lo (?:conte|dije)|nadie (?:lo )?sabe|no (?:se )?lo he (?:dicho|contado)|no sabe nada|no me atrevo|que no se entere|puede enterarse)\b/,
  tooMuch:
    /\b(?:can't (?:take|do (?:this|it)|cope|go on|stand|face|bear|stop|breathe)|at (?:my|our) wits'? end|falling apart|burn(?:t|ed|ing) out|me estoy quemando|nothing left|too much|had enough|no (?:puedo|aguanto|doy|podemos|soporto) mas|ya no (?:puedo|aguanto|doy|podemos|se que hacer)|no (?:aguanto|soporto|levanto cabeza)|no doy abasto)\b/,
  noSleep:
    /\b(?:(?:can't|cannot|don't|hardly|barely|haven't|not) (?:sleep|slept|sleeping)|wake up (?:at|every)|awake (?:at|since|till|from|every|all|most)|no (?:puedo |logro |consigo )?(?:duermo|dormir|duerme)|no pego|me despierto|abro los ojos)\b/,
  noWish:
    /\b(?:nothing (?:is|feels|matters)|don't (?:want|feel like) (?:to )?(?:get|getting) up|see the point|what's the point|feel nothing|(?:sin|no tengo|no me quedan) ganas|nada me|no siento nada|no quiero levantarme|no me apetece nada)\b/,
  hatesSelf:
    /\b(?:(?:hate|disgusted (?:by|with)) my(?:self| life)|(?:feel|felt) (?:like (?:dirt|a monster|a fool|a fraud)|so (?:bad|stupid|dumb|guilty)|awful|terrible|horrible)|me (?:odio|doy asco)|me siento (?:\w+ )?(?:horrible|fatal|mal\b|tont[oa]|burr[oa]|estupid[oa]))/,
  feels:
    /\b(?:i (?:just )?(?:feel|felt)|i'm feeling|been feeling|makes me (?:feel|cry|sick)|me siento|me sent|siento que|me hace sentir|ando|estoy)\b/,
  longAgo:
    /\b(?:1[6-9]\d\d|in the war|en la guerra|great[- ]grand\w+|bisabuel\w+|tatarabuel\w+|family tree|arbol genealogico)\b/,
  deathOfKin:
    /\b(?:(?:lost|buried) (?:my|our) (?!keys|phone|job|passport|way|id)|(?:is|are|he's|she's|been) gone\b|put (?:\w+ ){0,3}down on|perdi(?:mos)? a (?:mi|nuestr)|ya no esta\b|se (?:me|nos) fue|se (?:me |nos )?murio (?:mi|el|la)|took (?:his|her) (?:own )?life|killed (?:him|her)self|se quito la vida|se suicido)/,
};

const signOf: ReadonlyMap<string, string> = new Map(
  Object.entries(words).flatMap(([sign, list]) => list.split(' ').map((word) => [word, sign])),
);

/** How much a sign counts beside a word. */
const count = 1.2;

/** The signs of a text, and which of them stand together. */
export function signsOf(text: string): ReadonlyMap<string, number> {
  const said = saying(text);
  const found = (said.match(/[a-z]+(?:'[a-z]+)?/g) ?? []).flatMap((word) => signOf.get(word) ?? []);
  const told = Object.keys(sayings).filter((name) => sayings[name]?.test(said));
  const all = [...new Set([...found, ...told])].toSorted();
  const pairs = all.flatMap((one, at) => all.slice(at + 1).map((other) => `!${one} ${other}`));
  return new Map([...all.map((sign) => `!${sign}`), ...pairs].map((sign) => [sign, count]));
}
