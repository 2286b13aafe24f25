/**
 * Forms that a stemmer can't lead back to their verb or noun: `stem: forms`. Spanish lines name
 * forms or their stems, since endings still fall off regularly.
 */
const english = `
sleep: slept asleep | lose: lost | feel: felt | fight: fought | break: broke broken | leav: left
fall: fell fallen | speak: spoke spoken | run: ran | write: wrote written | teach: taught
drink: drank drunk drunken | eat: ate eaten | buy: bought | sell: sold | steal: stole stolen
child: children childs | die: died dying dead death | man: men | woman: women | foot: feet
tooth: teeth | think: thought | begin: began begun | choos: chose chosen | draw: drew drawn
drive: drove driven | sing: sang sung song songs singer | swim: swam | wake: woke woken awake
forget: forgot forgotten | hide: hid hidden | freez: froze frozen | shake: shook shaken
spend: spent | pay: paid unpaid | owe: owes owed owing | hurt: hurts | bite: bit bitten
sew: sewn | sue: sued suing sues | mom: mum mam mama momma mommy mummy moms mums
argu: argument arguments | anxieti: anxious anxiously | grief: grieve grieving grieved
marri: marriage married marry marrying marriages | depress: depressed depression depressing
angri: anger angry angrily | jealous: jealousy | lone: lonely loneliness
photo: photos photograph photographs photography photographer photographing
apart: apt | flat: flats | wed: wedding weddings | tax: taxes taxed taxation | tir: tired tiredness
procrastin: procrastination procrastinate procrastinating procrastinator
present: presentation presentations presenting | addict: addiction addictions addicted
negoti: negotiation negotiate negotiating negotiations | fire: fired firing
invest: investing investment investments investor investors
perform: performance | breastfeed: breastfed breastfeeding | lie: lying lied lies | cofound: cofounders cofounder
math: maths mathematics | univers: uni university universities | exam: exams examination
vegetarian: veggie | programm: programmer programming | garden: gardening gardener`;

/** Words that lose the ending that tells them apart: a plate is no money, a while no rat. */
const apart = `platos: plato platos | celul: cel celu celus | ratos: rato ratos | mesas: mesa mesas
pelea: pelear pelea peleas peleo pelean peleamos peleando pelearon peleado | casos: caso casos
casars: casar casarse casarme casarnos casado casada casados casadas casamos | ganas: ganas
vien: vine viniste vinieron viniera vinimos | trajo: trajo trajiste trajeron | mentes: mente mentes
cuyos: cuyo cuya cuyos cuyas | suele: suele suelen sueles | luz: luz luces | cuentos: cuento cuentos
libras: libra libras | costas: costa costas | puertos: puerto puertos | modos: modo modos
marcos: marco marcos | plazos: plazo plazos | cabos: cabo cabos | lentament: lentamente
puntos: punto puntos | suelas: suela suelas | velas: vela velas | ramas: rama ramas
patos: pato`;

const spanish = `
dorm: duerm durm dormi | pod: pued pud podr | quer: quier quis querr | sent: sient sint
perd: pierd perdi | mor: muer mur muert muerte muerto muerta | pens: piens | desped: despid despidi
ment: mient mint mentir | jug: jueg | cost: cuest | dol: duel dolor dolores | llor: llor
dec: dig dij dic dich diciendo | hac: hag hic hiz hech hecha hecho | ten: teng tien tuv | ir: voy vas vamos vayan
pon: pong pus puest | expon: expong expus expuest expon expos exposicion | sal: salg
ped: pid pidi pedi | ser: soy eres | romp: rot rompi ruptur | cierr: cerr | empez: empiez empec
acost: acuest | despert: despiert | temb: tembl tiembl | sud: sud | com: com comi
renunci: renunci | separ: separ separacion | divorci: divorci | invert: inviert invirt inversion inversor
vend: vent ventas venta | deb: deud endeud deudas deuda endeudado endeudada debo debe deben debia
deprim: depresion depresiv depr deprimid bajone | ansied: ansios ansi | enoj: enoj | celos: celos celo celosa celosas celoso celosos
estudi: estudi | escrib: escrit | cant: cantante canto cantar | com: comid comida comidas comer
negoci: negociacion | consegu: consig consigu | apag: apag | encontr: encuentr
record: recuerd | prob: prueb | aprob: aprueb | reprob: repruebo | volv: vuelv | conoc: conozc
corr: corr | jov: joven juventud | hij: hijit | trabaj: trabajit | peg: pegu | crec: crezc
cri: crianza criar | hered: herenc | adiccion: adict | acos: acoso acosador | estr: estres
aburr: aburr | relaj: relaj | herv: hierv | neg: nieg | contrat: contratacion
matematic: mates | universit: universidad uni | profesor: profe profes
${apart}`;

export const irregularEnglish: ReadonlyMap<string, string> = read(english);

function read(table: string): Map<string, string> {
  const forms = new Map<string, string>();
  for (const entry of table.split(/[|\n]/)) {
    const [stem, words] = entry.split(':');
    if (!stem || !words) continue;
    for (const word of words.trim().split(/\s+/)) forms.set(word, stem.trim());
  }
  return forms;
}

export const irregularSpanish: ReadonlyMap<string, string> = read(spanish);
