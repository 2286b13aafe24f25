/**
 * Experts with English profiles, from fields that no demo expert has, and goals for each.
 * This half may be looked at while the matchmaker is changed.
 */
import type { Newcomer } from './shape.ts';

export const newcomersEnBuild: readonly Newcomer[] = [
  {
    id: 'beekeeper',
    language: 'en',
    expertise: 'Beekeeping: your first hive and getting it through winter',
    expertiseOther: 'Apicultura: tu primera colmena y cómo pasa el invierno',
    aboutMe:
      "I keep forty colonies on the edge of Dartmoor and I teach people who have two. When to open the box and when to leave it shut, how to spot a queen, what to do about mites, and why your bees went off with the neighbour's plum tree in May.",
    career:
      'Twenty-six seasons, county bee inspector for nine of them, and honey judge at two agricultural shows.',
    idealClient:
      'People with a first nucleus on order, allotment holders, and anyone whose colony died in February without saying why.',
    uniqueValue:
      "Hold the phone over the open frame and I'll tell you what you're looking at, cell by cell.",
    challengeStory:
      'In my fourth year I lost every colony I had to foulbrood and had to burn the boxes myself. I still smell it some Octobers.',
    ownLanguageGoals: {
      plain: 'I want to start keeping bees this spring, what do I buy and when',
      roundabout:
        "there's a brown humming lump the size of a rugby ball hanging off my hedge and a man at the allotment says I could keep it in a box",
    },
    otherLanguageGoals: {
      plain: 'Quiero aprender apicultura y poner dos colmenas en la parcela',
      roundabout:
        'me regalaron unos cajones con panales, abrí uno y casi no queda ninguna viva, ¿qué pasó?',
    },
  },
  {
    id: 'genealogist',
    language: 'en',
    expertise: 'Genealogy: parish registers, ship lists and DNA cousins',
    expertiseOther: 'Genealogía: libros parroquiales, listas de barcos y primos por ADN',
    aboutMe:
      "Brick walls are my favourite thing. I trace families through church books, census returns, passenger manifests and the strange hints of a DNA match who never answers. I'll teach you to do it yourself rather than sell you a scroll with a crest.",
    career:
      'Archivist at a county record office for seventeen years, now independent; I read secretary hand and bad microfilm.',
    idealClient:
      'Adoptees, grandchildren of emigrants, and the one cousin in every family who asks the questions.',
    uniqueValue:
      "Every claim gets a source or it doesn't go on the tree. You'll have a research log you can hand to your children.",
    challengeStory:
      'I spent eight years on the wrong William Harker. Same town, same year, same trade. I threw out four hundred names in one evening.',
    ownLanguageGoals: {
      plain: 'genealogy help, stuck at a great grandfather b. 1871',
      roundabout:
        "my nan was left on a doorstep in Cardiff and all I have is a locket and a spit test that says I've got second cousins in Nova Scotia",
    },
    otherLanguageGoals: {
      plain: 'Armar mi árbol genealógico, mis bisabuelos llegaron en barco desde Génova',
      roundabout:
        'quiero saber de dónde venimos, en mi casa nadie habla de antes de 1930 y hay un apellido que aparece escrito de tres maneras',
    },
  },
  {
    id: 'mushroom-grower',
    language: 'en',
    expertise: 'Growing oyster and shiitake mushrooms at home or for market',
    expertiseOther: 'Cultivo de hongos ostra y shiitake, en casa o para vender',
    aboutMe:
      "Spawn, straw, humidity, and a shelf in the spare room: that's a crop in five weeks. I help people get from a kit that fruited once to bags that fruit every month, and from there to a stall if they like. Green mould is my nemesis and I know all its tricks.",
    career:
      'Lab tech who left for fungi. I ran a two-container farm in Asheville selling ninety pounds a week to restaurants.',
    idealClient:
      "Basement tinkerers, small farmers with an empty barn and cooks who want lion's mane on Thursdays.",
    uniqueValue:
      'Send me pictures of your contamination. I keep a gallery of eleven hundred and will usually name yours in a minute.',
    challengeStory:
      "My first big batch, two hundred bags, went green over one long weekend because I'd skimped on a filter that cost nine dollars.",
    ownLanguageGoals: {
      plain: 'grow oyster mushrooms in my basement, what do I need',
      roundabout:
        "I've got coffee grounds by the bucket from my café and somebody told me you can eat what comes out of them in a month",
    },
    otherLanguageGoals: {
      plain: 'quiero cultivar hongos ostra en casa',
      roundabout:
        'tengo una bodega oscura y húmeda que no sirve para nada, ¿y si crío champiñones o algo así para los restoranes?',
    },
  },
  {
    id: 'drone-pilot',
    language: 'en',
    expertise: 'FPV and camera drones: build, fly, pass the license',
    expertiseOther: 'Drones FPV y con cámara: armar, volar y sacar la licencia',
    aboutMe:
      'Solder it, bind it, tune it, crash it, fix it. I teach freestyle and cinematic flying from simulator to the first pack outdoors, and I prep folks for the Part 107 test so that the real estate agent can pay you without both of you getting fined.',
    career:
      'Former helicopter mechanic in the Coast Guard; flying quads since you had to glue them together yourself.',
    idealClient:
      'Weekend builders, roof inspectors, farmers who want to see the back field, and kids with a parent on the call.',
    uniqueValue:
      "I read your blackbox log live. Wobbles, hot motors, weird yaw: nine times out of ten it's in the graph.",
    challengeStory:
      "Put a two-thousand-dollar rig into Lake Michigan on its maiden flight because I'd reversed one switch. It's still down there, blinking I hope.",
    ownLanguageGoals: {
      plain: 'prepare for my part 107 drone exam',
      roundabout:
        'my quad shakes like mad when I punch the throttle and I already changed the props',
    },
    otherLanguageGoals: {
      plain: 'quiero aprender a volar drones fpv',
      roundabout:
        'me piden tomas desde el aire de unas casas y no sé si puedo hacerlo legal ni cómo se maneja el aparatito sin chocarlo',
    },
  },
  {
    id: 'horologist',
    language: 'en',
    expertise: 'Clocks and mechanical watches: service, repair, honest value',
    expertiseOther: 'Relojes mecánicos: mantención, reparación y valor real',
    aboutMe:
      'A longcase that stops at ten past four, a wristwatch that gains six minutes a day, a carriage clock dropped by a removal man. I explain what is worn, what a fair repair costs, and teach careful amateurs to strip, clean and oil a movement.',
    career:
      'Fellow of a horological institute, thirty-one years at the bench in Clerkenwell, four of them on turret clocks up church towers.',
    idealClient:
      'Inheritors of a ticking thing, collectors who want a second opinion before paying, hobbyists with a loupe.',
    uniqueValue:
      'Let me hear it. Really: hold the phone to the case. The beat tells me most of what I need.',
    challengeStory:
      "I overwound the mainspring of a clock that had survived the Blitz. It didn't survive me. I made the replacement by hand, over five weeks, unpaid.",
    ownLanguageGoals: {
      plain: 'watch repair: teach me to service a mechanical movement',
      roundabout:
        "grandfather's tall one in the hall strikes seven at noon and has done since we moved it",
    },
    otherLanguageGoals: {
      plain: 'reloj de pulsera mecánico que se adelanta, quiero aprender a regularlo',
      roundabout:
        'heredé un péndulo de pared que hace tictac cojo y se para a cada rato, el único que los arreglaba en el pueblo ya murió',
    },
  },
  {
    id: 'waller',
    language: 'en',
    expertise: 'Dry stone walling: building and mending without mortar',
    expertiseOther: 'Muros de piedra seca: levantar y reparar sin mortero',
    aboutMe:
      "A good wall is two walls leaning on each other with rubble for company. I teach foundations, batter, hearting, throughs and copes to anyone with a gap in a field boundary or a garden terrace that's sliding downhill.",
    career:
      'Master craftsman certificate, second of three generations walling in the Yorkshire Dales.',
    idealClient:
      'Smallholders, landscape gardeners, and retired folk with a heap of stone and a free summer.',
    uniqueValue:
      "You show me the heap, I tell you which stone next. It's like a jigsaw with a friend.",
    challengeStory:
      "Forty metres I'd built in my first paid job came down in one wet night. I rebuilt it for nothing and haven't skimped on a footing since.",
    ownLanguageGoals: {
      plain: 'dry stone wall repair, want to learn to do it myself',
      roundabout:
        "sheep keep getting out where the old boundary has slumped, it's just rocks on rocks with nothing holding them",
    },
    otherLanguageGoals: {
      plain: 'aprender a hacer pircas, muros de piedra seca sin cemento',
      roundabout:
        'tengo un montón de piedras del terreno y la terraza de abajo se me viene encima cada invierno',
    },
  },
  {
    id: 'birder',
    language: 'en',
    expertise: 'Birdwatching: learn the songs, find the rare ones',
    expertiseOther: 'Observación de aves: aprender los cantos y hallar las raras',
    aboutMe:
      "Most people look. I teach you to listen first. Twenty common songs in a month, then warblers, then waders on a grey mudflat where everything's brown. Also binoculars that aren't a waste of money and trips planned round one feather.",
    career: 'County recorder in Norfolk for eleven years and guide on survey boats in the Minch.',
    idealClient:
      'Beginners with a feeder, walkers who keep hearing something, and listers who want to reach three hundred.',
    uniqueValue:
      'Send a fifteen-second recording from your window. I answer with a name and a trick for remembering it.',
    challengeStory:
      'I strung a rarity once, in front of sixty people and a newspaper. It was a pigeon. Humility is a field skill.',
    ownLanguageGoals: {
      plain: 'birdwatching for beginners, which binoculars and where to go',
      roundabout:
        "something in the tree outside starts at 4.10 every morning with the same five notes and I'd love to know who it is",
    },
    otherLanguageGoals: {
      plain: 'Quiero empezar en la observación de aves',
      roundabout:
        'escucho un canto en el cerro todas las tardes y nunca veo al bicho con plumas que lo hace, quiero reconocerlos de oído',
    },
  },
  {
    id: 'card-magician',
    language: 'en',
    expertise: 'Card magic and sleight of hand, from first force to a full act',
    expertiseOther: 'Magia con cartas y prestidigitación, del primer truco a un número completo',
    aboutMe:
      "I teach the double lift until it's invisible, then why you'd hardly ever use it. Cards, coins, a bit of mentalism. Scripting and misdirection for people who know fifty tricks and can't hold a table for five minutes.",
    career:
      'Close-up worker in restaurants and cruise ships for eighteen years, consultant on two stage shows in Las Vegas.',
    idealClient: 'Hobbyists stuck in front of the mirror, bartenders, uncles with ambitions.',
    uniqueValue: 'I film your hands at quarter speed and show you the exact frame where you flash.',
    challengeStory:
      'On my first cruise a child shouted how it was done, eight nights running. He was right every time. I hired him, sort of: he told me every angle.',
    ownLanguageGoals: {
      plain: 'learn card tricks properly, sleight of hand not apps',
      roundabout:
        'I want to walk up to a table of strangers, have one of them think of something, and leave them with their jaws on the floor',
    },
    otherLanguageGoals: {
      plain: 'aprender magia con cartas',
      roundabout:
        'mi sobrino me pilla siempre, se me nota cuando cambio el as, ¿quién me enseña a que no se note?',
    },
  },
  {
    id: 'cheesemaker',
    language: 'en',
    expertise: 'Cheesemaking at home, from curd to a cave in a fridge',
    expertiseOther: 'Quesos hechos en casa: de la cuajada a la cava en un refrigerador',
    aboutMe:
      "Milk, rennet, salt and time. I walk people through ricotta on day one, then mozzarella that stretches, then a tomme you'll need to turn for three months. Bitter rinds, cracked wheels and blown cheddars are welcome, bring them to the camera.",
    career: 'Affineur in the Jura, then head maker at a goat dairy in Vermont for thirteen years.',
    idealClient:
      'Homesteaders with one cow, cooks who overcommit, small dairies wanting a second product.',
    uniqueValue:
      "I'll ask you to smell things. Describe it honestly and I can usually name the microbe.",
    challengeStory:
      "A whole spring's production, six hundred wheels, caught the wrong mold. We fed it to pigs. They were thrilled.",
    ownLanguageGoals: {
      plain: 'cheesemaking for beginners, I have a goat',
      roundabout:
        "three gallons of raw milk arrive at my door every week and I'd like something on the shelf by winter that my grandkids will fight over",
    },
    otherLanguageGoals: {
      plain: 'hacer queso artesanal en casa',
      roundabout:
        'la mozzarella no me estira nunca, se me deshace en el agua caliente como si fuera arroz',
    },
  },
  {
    id: 'detectorist',
    language: 'en',
    expertise: "Metal detecting: permission, technique and what you've just dug up",
    expertiseOther: 'Detección de metales: permisos, técnica y qué es lo que desenterraste',
    aboutMe:
      'Most of it is ring pulls. The rest is why we do it. I help with choosing a machine, reading a field from an old map, asking a farmer nicely, digging without harm, and identifying a green disc that might be Roman or might be a button.',
    career:
      'Twenty years of muddy boots in Suffolk, liaison volunteer for recording finds at the county museum.',
    idealClient: "New detectorists, beach walkers, families who've lost a ring in the grass.",
    uniqueValue:
      "Show me the find wet, dry and from the side. I'll be honest about it, and about the law on treasure too.",
    challengeStory:
      "I sold my first decent hoard brooch for forty pounds at a boot fair. It's in a museum now, at rather more.",
    ownLanguageGoals: {
      plain: 'metal detecting for beginners, which detector under 300',
      roundabout:
        "I lost my wedding band somewhere in a hayfield last August and I'm told there's a way of sweeping it",
    },
    otherLanguageGoals: {
      plain: 'detector de metales, cuál compro y dónde está permitido',
      roundabout:
        'en el campo de mi abuelo salen monedas viejas cuando se ara y quiero buscar más sin meterme en líos',
    },
  },
];
