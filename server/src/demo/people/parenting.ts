import type { DemoPerson } from './person.ts';

export const parentingPeople: readonly DemoPerson[] = [
  {
    id: 'valentina-soto',
    expertise: 'Adolescentes: límites, pantallas y volver a hablarse',
    expertiseTranslated: 'Teenagers: limits, screens and talking to each other again',
    aboutMe:
      'Trabajo con mamás y papás de adolescentes que contestan con monosílabos, no sueltan el teléfono o dejaron de ir al colegio. A veces veo también al joven, pero casi siempre alcanza con que los adultos cambien dos o tres cosas en la casa.',
    career:
      'Psicóloga educacional, doce años como orientadora en liceos de Maipú y La Florida, cinco en consulta.',
    idealClient:
      'Familias donde todas las comidas terminan en portazo, o donde el silencio ya preocupa más que la pelea.',
    uniqueValue: 'No doy teoría: ensayamos la frase exacta que vas a decir esta noche en tu casa.',
    challengeStory:
      'Mi hijo mayor no me habló durante cuatro meses cuando tenía quince. Empezamos de nuevo jugando taca-taca, sin hablar de nada importante.',
    hours: '1-4 17:30-21:00',
    durations: [45, 60],
    firstRate: 22000,
  },
  {
    id: 'megan-doyle',
    expertise: 'Newborns, baby sleep, breastfeeding and tantrums',
    expertiseTranslated: 'Recién nacidos, sueño del bebé, lactancia y pataletas',
    aboutMe:
      'Night nurse turned family coach. I help with the first two years: feeding that hurts, babies who wake every hour, toddlers on the supermarket floor, and going back to work with a heavy heart. No crying-it-out unless you ask me how it is done.',
    career:
      'Pediatric nurse for eleven years, lactation consultant since 2015, mother of three under ten.',
    idealClient:
      'Exhausted parents of small children, first-timers above all, and grandparents who suddenly look after a baby.',
    uniqueValue:
      'You can show me the crib, the bottle and the bedtime on video. Small changes, tried the same night.',
    challengeStory:
      'With my first I couldn’t breastfeed and I, the nurse, cried in the parking lot of my own hospital. I wish somebody had sat down next to me.',
    hours: '1-5 09:00-14:00; 6 08:00-11:00',
    durations: [30, 60],
    firstRate: 5000,
    noticeMinutes: 60,
  },
  {
    id: 'alvaro-pineda',
    expertise: 'Padres separados, custodia compartida y familias nuevas',
    expertiseTranslated: 'Separated parents, shared custody and new families',
    aboutMe:
      'Ayudo a criar a medias: dos casas, dos rutinas, un solo niño. Cómo contarles a los hijos que os separáis, cómo hablar con una ex con la que no te hablas y cómo entra una nueva pareja en casa sin que nadie se sienta de más.',
    career:
      'Trabajador social y mediador familiar. Nueve años en un punto de encuentro de Madrid, ahora por mi cuenta.',
    idealClient:
      'Padres y madres recién separados, quien cría solo, y parejas que juntan hijos de antes.',
    uniqueValue:
      'Salís con un calendario y con un par de reglas escritas para los mensajes entre vosotros.',
    challengeStory:
      'Crié a mis hijas a semanas alternas desde que tenían tres y cinco. El primer domingo sin ellas dormí en el sofá con la tele puesta.',
    hours: '1 18:00-22:00; 3 18:00-22:00; 6 10:00-13:00 17:00-20:00',
    durations: [60, 90],
  },
  {
    id: 'ruth-mensah',
    expertise: 'Autism and ADHD in children, and getting help from school',
    expertiseTranslated: 'Autismo y TDAH en niños, y cómo lograr apoyo del colegio',
    aboutMe:
      'I was a special needs coordinator and I am an autistic boy’s mum. I help families understand an assessment, calm a house with too much noise in it, and sit through school meetings where everybody else has done this before.',
    career:
      'Sixteen years in primary schools in Lewisham, eight as the special needs coordinator; now independent.',
    idealClient:
      'Parents whose child melts down, can’t sit still, struggles to read or is forever in trouble at school, with or without a diagnosis.',
    uniqueValue: 'I know both tables. I’ll write the e-mail to the headteacher with you.',
    challengeStory:
      'The first school asked us to collect our son at noon, every day, for a year. Nobody told me that it was not allowed.',
    hours: '1-3 09:30-12:00 19:00-21:00; 4 19:00-21:00',
    durations: [60],
    firstRate: 4500,
  },
  {
    id: 'sofia-arellano',
    expertise: 'Dejar el pañal, niños que no comen y celos de hermanos',
    expertiseTranslated: 'Potty training, picky eaters and jealous siblings',
    aboutMe:
      'Educadora de preescolar. Oriento a familias con niños de dos a seis años: el adiós al pañal, el plato que regresa entero y el hermanito que llegó a quitar el trono.',
    career: 'Quince años en un jardín de niños de Coyoacán, cinco de ellos como directora.',
    idealClient: 'Mamás, papás y abuelas con un chiquito que dice que no a todo.',
    uniqueValue: 'Cuentos, juegos y cero regaños. Funciona más lento y dura más.',
    challengeStory:
      'Mi hija comió solamente arroz blanco durante casi un año. La pediatra me dijo que respirara. Costó, pero respiré.',
    hours: '6 09:00-14:00; 7 10:00-12:00',
    durations: [30, 60],
  },
];
