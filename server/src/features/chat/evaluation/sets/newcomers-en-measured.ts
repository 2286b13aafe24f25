/**
 * Experts with English profiles, from fields that no demo expert has, and goals for each.
 * This half only measures: no rule or word is chosen by looking at it.
 */
import type { Newcomer } from './shape.ts';

export const newcomersEnMeasured: readonly Newcomer[] = [
  {
    id: 'sailor',
    language: 'en',
    expertise: 'Sailing a small boat: first helm to first night passage',
    expertiseOther: 'Navegar a vela: del primer timón a la primera noche en el mar',
    aboutMe:
      'I take people who have crewed twice and read too many books and turn them into skippers. Points of sail, reefing before you need to, tides, anchoring so you actually sleep, and the paperwork of buying a tired old sloop.',
    career:
      'Delivery skipper for fifteen years, mostly Falmouth to the Azores and back, before that a dinghy instructor on a reservoir.',
    idealClient:
      'New owners of secondhand boats, couples where only one of them is confident, would-be cruisers.',
    uniqueValue:
      'We plan your real passage on your real chart, hour by hour, then you go and do it and ring me after.',
    challengeStory:
      'I put a boat on the rocks off Ushant in broad daylight because I was making tea. Nobody was hurt. I now make less tea.',
    ownLanguageGoals: {
      plain: "Learn to sail, I've got a 22 foot sloop and no idea",
      roundabout:
        "we bought a boat off a widower for the price of a used van and I'm scared to take it out of the harbour if there's wind",
    },
    otherLanguageGoals: {
      plain: 'clases de navegación a vela para principiantes',
      roundabout:
        'con mi pareja soñamos con cruzar a las islas por nuestra cuenta, solo con el viento, y nunca hemos agarrado un timón',
    },
  },
  {
    id: 'falconer',
    language: 'en',
    expertise: 'Falconry: training a Harris hawk, legally and humanely',
    expertiseOther: 'Cetrería: adiestrar un águila de Harris, con permisos y con respeto',
    aboutMe:
      'I fly Harris hawks and one bad-tempered peregrine. I help newcomers decide whether they truly have the time, then with weights, jesses, the creance line, the first free flight and the licences your state will ask for.',
    career:
      'General class falconer since 1998, master since 2005, and pest abatement at two vineyards and an airport in California.',
    idealClient:
      "Apprentices looking for a sponsor's advice, rehabbers, and people who saw a display once and couldn't forget it.",
    uniqueValue:
      'I will talk you out of it if you should be talked out of it. About half the time I do.',
    challengeStory:
      "A hawk I had flown for six years left on a thermal one Tuesday and never came back. You don't own them, that's the lesson and it isn't a cheap one.",
    ownLanguageGoals: {
      plain: 'how do i become an apprentice falconer',
      roundabout:
        'I want a bird of prey to fly to my glove from a tree, not a parrot, the real thing, what does it take',
    },
    otherLanguageGoals: {
      plain: 'Me interesa la cetrería, ¿por dónde empiezo y qué permisos piden?',
      roundabout:
        'tenemos palomas por miles en la bodega y dicen que hay gente que suelta un halcón y se van, quiero aprenderlo yo',
    },
  },
  {
    id: 'bookbinder',
    language: 'en',
    expertise: 'Bookbinding: sewn spines, leather, and rescuing loved books',
    expertiseOther: 'Encuadernación: lomos cosidos, cuero y rescate de libros queridos',
    aboutMe:
      "I bind blank books, theses, photo albums and the family Bible that lost its boards. You'll need a bone folder, thread, some patience with glue and a kitchen table. Coptic stitch first, case binding next, leather when your hands are ready.",
    career:
      'Apprenticed at a conservation studio in Edinburgh, then my own bench in Glasgow for twenty years.',
    idealClient:
      'Journal makers, artists with a small edition, and people holding a book together with a rubber band.',
    uniqueValue:
      'Two cameras, slow hands, and I post you the paper so that we fold the same sheet at the same time.',
    challengeStory:
      "I once trimmed a client's only copy a centimetre too short. I told her the same hour. She is still a client; I now measure four times.",
    ownLanguageGoals: {
      plain: 'learn to bind books by hand',
      roundabout:
        "Grandad's atlas is coming apart down the back, the pages are loose and I don't want tape anywhere near it",
    },
    otherLanguageGoals: {
      plain: 'Taller de encuadernación artesanal en línea',
      roundabout:
        'quiero hacer mis propios cuadernos cosidos con hilo, de esos que se abren planos, y no hay quien me enseñe en mi ciudad',
    },
  },
  {
    id: 'esports-coach',
    language: 'en',
    expertise: 'Esports coach: climb out of gold without hating yourself',
    expertiseOther: 'Entrenador de esports: subir de rango sin odiarte',
    aboutMe:
      "Ranked anxiety, bad macro, tilting at 2 a.m. I review replays of League and Valorant players, one mistake at a time, set up practice you can measure, and help amateur fives run scrims, comms and a draft plan that isn't vibes.",
    career:
      'Two splits as an analyst for a challenger team in Berlin, one as head coach of a university side that won its national final.',
    idealClient:
      'Players stuck on the same rank for a year, and school or college teams without a coach.',
    uniqueValue:
      "One clip, one habit, one week. I'd rather fix your minimap glance than give you fifty tips.",
    challengeStory:
      'I got benched as a player at nineteen, publicly, on stream. I learned more on that bench than in four thousand games.',
    ownLanguageGoals: {
      plain: 'need a coach for league of legends im hardstuck gold 2',
      roundabout:
        'our five man squad plays every tuesday, great aim all of us, and we still lose because everyone shouts over each other',
    },
    otherLanguageGoals: {
      plain: 'busco entrenador de valorant para subir de elo',
      roundabout:
        'llevo un año en el mismo rango, veo mis repeticiones y no sé qué estoy haciendo mal',
    },
  },
  {
    id: 'puppeteer',
    language: 'en',
    expertise: 'Puppetry: carve it, string it, make it breathe',
    expertiseOther: 'Títeres y marionetas: tallar, encordar y hacer respirar',
    aboutMe:
      "Hand puppets, marionettes, shadow and the odd giant dragon for a parade. I help teachers, theatre people and parents build something from foam and broom handles and then, harder, learn to make it look as if it's thinking.",
    career:
      'Toured with a company out of Minneapolis for twelve years, built creatures for two films, taught in forty libraries.',
    idealClient:
      'Primary teachers, street performers, hospital clowns and anyone with a sock and an idea.',
    uniqueValue: 'We begin with breath. If your puppet breathes, nobody looks at you any more.',
    challengeStory:
      "A string snapped during a school show and the princess lost her head. The children thought it was the best part. I've built in a beheading ever since.",
    ownLanguageGoals: {
      plain: 'puppet making and manipulation lessons',
      roundabout:
        "I work in a children's ward and I'd like a furry creature on my hand that the little ones believe in",
    },
    otherLanguageGoals: {
      plain: 'aprender a hacer títeres para mi jardín infantil',
      roundabout: 'quiero que un muñeco con hilos camine sin que parezca que está borracho',
    },
  },
  {
    id: 'radio-ham',
    language: 'en',
    expertise: 'Amateur radio: license, antennas, first contact overseas',
    expertiseOther: 'Radioafición: licencia, antenas y primer contacto al otro lado del mundo',
    aboutMe:
      'I get people from zero to a Technician or General ticket, then onto the air with a wire in a tree and five watts. Propagation, SWR, Morse if you dare, and how to talk to strangers on twenty meters without freezing up.',
    career:
      'Retired telecom lineman in New Mexico, licensed since I was twelve, volunteer examiner and net controller for wildfire season.',
    idealClient:
      "Teenagers, preppers who'd rather be useful, sailors and apartment dwellers told it can't be done.",
    uniqueValue:
      "I'll be on frequency at an agreed hour, so that your first contact is a friendly one.",
    challengeStory:
      "Lightning took my tower and everything attached to it in '03. I was back on the air in two days with a coat hanger and a lot less pride.",
    ownLanguageGoals: {
      plain: 'help me pass the ham radio technician exam',
      roundabout:
        "I'd like to reach my brother on the other side of the world with nothing but a cable in a tree, no internet, no phone",
    },
    otherLanguageGoals: {
      plain: 'quiero sacar la licencia de radioaficionado',
      roundabout:
        'vivo en un octavo piso, ¿se puede poner una antena y hablar con gente de otros países en onda corta?',
    },
  },
  {
    id: 'beatboxer',
    language: 'en',
    expertise: 'Beatboxing from boots-and-cats to your first battle',
    expertiseOther: 'Beatbox: del primer bombo con la boca a tu primera batalla',
    aboutMe:
      "Kick, hat, snare, breathe. I coach mouth percussion for a cappella groups, rappers and people who've been annoying their classmates since forever. Bass, scratches, looping pedals, and how not to trash your throat.",
    career:
      'National vice champion 2014, workshop leader in prisons and primary schools around Birmingham.',
    idealClient:
      "Teenagers with energy, vocal groups that need a drummer who isn't a drummer, teachers.",
    uniqueValue:
      "No gear, no sheet music. By minute ten you've a groove, by week three you've eight bars that are yours.",
    challengeStory:
      "Lost my voice for a whole year to nodules because I practised wrong and proud. So now the warm-up isn't optional.",
    ownLanguageGoals: {
      plain: 'teach me beatbox',
      roundabout:
        'my a cappella group has six singers and no rhythm, I want to be the one who does drums with his mouth',
    },
    otherLanguageGoals: {
      plain: 'clases de beatbox para mi hijo',
      roundabout: 'quiero hacer sonidos de batería con la boca como esos cabros del metro',
    },
  },
  {
    id: 'crossword-setter',
    language: 'en',
    expertise: 'Cryptic crosswords: solving them and setting your own',
    expertiseOther: 'Crucigramas crípticos: resolverlos y crearlos',
    aboutMe:
      'Anagram, container, homophone, and the moment it clicks. I teach solvers who stare at the clue for an hour to see its seam, and would-be setters to build a fair grid, cut a surface down to six words and sell a first puzzle.',
    career:
      "Setter for two national papers under a name I'm not meant to tell you, editor of a monthly for clubs.",
    idealClient:
      'Couples who do the quick one and want the hard one, second-language lovers of English, budding compilers.',
    uniqueValue:
      "We solve aloud together. You'll hear what an odd mind does with the word 'flower'.",
    challengeStory:
      'A paper once printed my grid with two identical answers. I received a hundred and twelve letters, nine of them kind.',
    ownLanguageGoals: {
      plain: 'learn to solve cryptic crosswords',
      roundabout:
        'every Saturday the back page of the paper makes me feel stupid, I know the words but the hints read like nonsense',
    },
    otherLanguageGoals: {
      plain: 'quiero aprender a hacer crucigramas para publicarlos',
      roundabout:
        'me gusta jugar con las palabras y armar cuadrículas, pero siempre me queda una esquina imposible',
    },
  },
  {
    id: 'model-railway',
    language: 'en',
    expertise: 'Model railways: baseboards, wiring and scenery that looks lived in',
    expertiseOther: 'Trenes a escala: tableros, cableado y paisajes con vida',
    aboutMe:
      "N, OO, HO, whatever fits under your bed. Track that doesn't derail, digital control without tears, point motors, weathering, and tiny trees by the hundred. I also help decide what era you're in before you buy another locomotive.",
    career:
      'Signal engineer on the real thing for thirty-five years, exhibition manager of our club in Crewe.',
    idealClient: 'Men in sheds, yes, and lately a good many women and grandchildren in sheds.',
    uniqueValue:
      'I draw your plan to scale while we talk and send it as a print you can lay on the board.',
    challengeStory:
      'My first layout warped so badly in the loft that the trains ran downhill into the water tank. Ply, not chipboard: learn from me.',
    ownLanguageGoals: {
      plain: 'model railway layout in a box room, N gauge, where to begin',
      roundabout:
        "dad left us fourteen tiny locomotives and a loft full of track and I'd like it all to go round again for my daughter",
    },
    otherLanguageGoals: {
      plain: 'maquetas de trenes en escala H0, necesito ayuda con el cableado digital',
      roundabout:
        'encontré el trencito eléctrico de mi infancia y quiero hacerle un pueblo con montañas y túneles',
    },
  },
  {
    id: 'freediver',
    language: 'en',
    expertise: 'Freediving: longer on one breath, safely and without drama',
    expertiseOther: 'Apnea: más tiempo con un solo respiro, seguro y sin drama',
    aboutMe:
      'Equalizing is where everybody gets stuck. I teach the mouthful of air, the duck dive, relaxation before the descent and the rescue drill you hope never to use. Dry training on the sofa, then pool tables, then depth with a buddy.',
    career:
      'Instructor trainer in Dahab and Dominica, personal best of seventy-eight meters on a monofin.',
    idealClient:
      'Snorkelers who want ten meters, spearfishers with bad habits, divers tired of heavy tanks.',
    uniqueValue:
      "I won't give you a static table until you've shown me that you can stop. Ego is what drowns people.",
    challengeStory:
      'I blacked out at eleven meters, of all depths, showing off for a girl. She pulled me up. We run the school together now.',
    ownLanguageGoals: {
      plain: 'freediving course, i want to reach 20 meters',
      roundabout:
        'my ears scream at three metres down and my friends are gliding to the wreck with nothing on their backs',
    },
    otherLanguageGoals: {
      plain: 'apnea: quiero aprender a compensar los oídos',
      roundabout:
        'me encantaría bajar a ver los lobos marinos a puro pulmón y apenas aguanto veinte segundos abajo',
    },
  },
];
