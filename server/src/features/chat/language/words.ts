/** Spellings of chats and text messages, and contractions, by the word they stand for. */
const spellings = `
not: dont doesnt didnt wont wouldnt isnt arent wasnt werent havent hasnt hadnt aint never don didn doesn
cant: cannot couldnt unable can't | you: u ya | your: ur youre | because: cuz bc coz | want: wanna
going: gonna | job: jobs | please: pls plz | people: ppl | with: w | about: abt | im: iam
really: rly | message: msg msgs | business: biz bizness | computer: pc
que: q k ke qe | porque: xq pq porq xk | por: x xfa | tambien: tb tmb tambn | estoy: toy stoy
para: pa pal | de: d | mucho: muxo mxo | bien: bn | hola: ola | nada: na | ayuda: aiuda
quiero: kiero qiero | quien: kien | trabajo: trabaj tbjo trabjo | conmigo: cnmigo | estas: tas
favor: fa porfa porfavor xfavor | internet: inet | whatsapp: wsp wasap guasap whatsap wasapp whats
no: nop nope nunca jamas tampoco ni | ingles: ingle | haber: aver | hacer: aser ahcer
cofounder: cofunder cofouder | ecommerce: ecomerce | wordpress: wordpres | startup: startups startap`;

/** Words without a topic of their own; dropped before phrases are compared. */
const light = `
a an the to of in on at for and or is am are was were be been being it its this that these those
my me i im ive id you your we our us he him his she her they them their there here just so very
really some any as by from with about into than then too also do does did has have had having will would
could should can may might get gets got getting if when while because but all
more most much many who which what how why where am even still keep keeps always every each own
el la los las un una unos unas de del al a en y o u e es son era eran fue ser estar esta este esto
estan estas estoy estaba esa ese eso mi mis me yo tu tus te ti nos nosotros su sus se le les lo ella ellos
el ellas que quien cual como cuando donde por para con pero si ya muy mas mucho mucha muchos
muchas tan tanto todo toda todos todas algo alguien hay he ha han hemos habia soy eres somos voy va
van vamos tengo tiene tienen tenemos tenia hace hacer hago hacen porque pues entonces tambien asi
ahora aun todavia cada desde hasta entre sobre ante poco aqui alli ahi etc favor hola hello
hi hey thanks thank gracias please buenas buenos`;

/** Read only in the language of the message: in the other one it is an everyday word. */
const ambiguousWords = `once pie red pan come sin son sale dice mayor real largo once fin dime me can
mayo tan son once use case date base actual ten pinta pasta plan fine final ser time mate mates bote note
hay he fuse rape tire toes pies pose crimes seas vine quite dame sea has van ven sane tome rope ropa fast
piso planes regular solar social
single once one dos tres male mali mole cola copa lima luna mono moral no note nova once pesos
pique place pope prime rural sable salve sane saliva tales tango tee trace tuna vino vista cure cares
den deliver pee lies doctor taller cap cabo banco banda corte cortes carta carta salon cliente firma marca`;

export const spellingOf = mapOf(spellings);

function mapOf(table: string): ReadonlyMap<string, string> {
  const map = new Map<string, string>();
  for (const entry of table.split(/[|\n]/)) {
    const [word, forms] = entry.split(':');
    for (const form of forms?.trim().split(/\s+/) ?? []) map.set(form, word?.trim() ?? form);
  }
  return map;
}

export const lightWords = setOf(light);

function setOf(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}

export const ambiguous = setOf(ambiguousWords);

/** Words that tell English from Spanish; words of both are left out. */
export const tellsEnglish = setOf(`
the to of and is am are was my i im ive you your we he she they it this that with for not cant want
need how what when why who have has had would could should can do does did get about from at be been
hello hi hey thanks thank bye please help me someone somebody anyone after before because but so if than then there their im don on in
afraid always never every job work school money people find start learn know think feel make keep`);

export const tellsSpanish = setOf(`
el la los las un una unos unas de del al en y es son mi mis yo tu te se le les lo que quien como cuando
donde por para con pero si ya muy mas quiero necesito puedo tengo soy estoy hay hacer busco ayuda
alguien algo nada nunca siempre trabajo hijo hija casa dinero plata ingles vida anos ano esta este
eso ha he me no sin sobre porque desde hasta cada otra otro mucho poco cuesta ayudar ayudeme
gustaria quisiera saber aprender hola gracias persona gente mejor`);
