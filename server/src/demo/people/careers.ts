import type { DemoPerson } from './person.ts';

export const careersPeople: readonly DemoPerson[] = [
  {
    id: 'andres-fuenzalida',
    expertise: 'Orientador: cambiar de carrera sin quedarse sin ingresos',
    expertiseTranslated: 'Career counselor: change careers without losing your income',
    aboutMe:
      'Acompaño a gente de cuarenta y tantos que se levanta los lunes con un nudo en la guata y piensa que ya es tarde para hacer otra cosa. Casi nunca es tarde, pero hay que hacer cuentas. Revisamos qué sabes hacer, qué te gusta y cuántos meses puedes aguantar.',
    career:
      'Fui ingeniero en una minera durante dieciséis años y a los cuarenta y tres me pasé a la orientación laboral. Llevo nueve años en esto, con un diplomado en la Católica.',
    idealClient:
      'Profesionales con familia e hipoteca que quieren reinventarse y necesitan un plan por etapas antes de renunciar.',
    uniqueValue:
      'Junto la vocación con la planilla de cálculo: no sales con una frase bonita, sales con un calendario y un presupuesto de transición.',
    challengeStory:
      'Cuando dejé la minera mi sueldo bajó a un tercio. Lo habíamos calculado con mi señora, pero igual el primer invierno fue largo.',
    hours: '1-4 09:00-13:00 15:00-17:00',
    durations: [60, 90],
    firstRate: 30000,
  },
  {
    id: 'hannah-okafor',
    expertise: 'Speech coach for people who freeze in front of others',
    expertiseTranslated: 'Hablar en público para quienes se paralizan frente a otros',
    aboutMe:
      'Shaking hands, red neck, a mind that goes blank at slide two: that’s my whole week. I help people give a talk, a toast or a Monday update without wanting to disappear. We practise out loud from the first minute, gently, with your real material.',
    career:
      'Trained as an actor at Rose Bruford, ten years on small stages, then voice work with barristers, nurses and engineers. Based in Peckham.',
    idealClient:
      'People who avoid meetings where they’d have to speak, have a presentation coming up, or were told they are too quiet for the next role.',
    uniqueValue:
      'I work with breath and body rather than “picture them naked”. You hear a recording of yourself at the start and at the end.',
    challengeStory:
      'I stammered until I was fifteen. My first school play I had one line and couldn’t get it out. I remember exactly how that silence feels.',
    hours: '1-2 18:00-21:30; 3-5 12:00-15:00 18:00-20:00',
    durations: [30, 60],
    firstRate: 5500,
  },
  {
    id: 'lucia-benavides',
    expertise: 'Entrevistas, currículum y búsqueda de empleo',
    expertiseTranslated: 'Interviews, résumés and finding a job',
    aboutMe:
      'He leído más de veinte mil currículos y he hecho entrevistas desde los dos lados de la mesa. Te digo qué sobra, qué falta y por qué no te llaman. Ensayamos la entrevista hasta que la pregunta de «háblame de ti» deje de darte pánico.',
    career:
      'Doce años en selección de personal en Madrid, los últimos cuatro en una consultora tecnológica que me despidió en un ERE. Desde entonces, por mi cuenta.',
    idealClient:
      'Gente a la que acaban de echar, que lleva meses mandando solicitudes sin respuesta o que vuelve al mercado después de una pausa.',
    uniqueValue:
      'Corrijo el perfil de LinkedIn contigo en pantalla, en directo. Nada de plantillas.',
    challengeStory:
      'El día de mi propio despido salí con una caja y una planta. Hice cuarenta entrevistas como candidata; suspendí las diez primeras.',
    hours: '1-5 19:00-22:00; 6 10:00-14:00',
    durations: [45, 60],
  },
  {
    id: 'robert-kowalski',
    expertise: 'Pay raises, promotions and difficult bosses',
    expertiseTranslated: 'Aumentos de sueldo, ascensos y jefes difíciles',
    aboutMe:
      'Former HR director. I know how the salary band was set, what your manager can and can’t sign, and why the promotion went to somebody else. We prepare the conversation word for word. If the boss is the problem, we work out whether to fight, adapt or leave.',
    career:
      'Twenty-two years in human resources, from a steel plant in Ohio to a media group in Manhattan. Since 2019 I advise employees instead of companies.',
    idealClient:
      'Somebody about to ask for more money, passed over twice, newly managing former colleagues, or stuck under a micromanager.',
    uniqueValue:
      'I sat on the other side of that desk several hundred times. I’ll tell you what they say about you once the door closes.',
    challengeStory:
      'I once let my best analyst go to a competitor over four thousand dollars I was told not to offer. She was right to leave. That one still bothers me.',
    hours: '1-5 08:00-12:00',
    durations: [30, 60],
    noticeMinutes: 1440,
    horizonDays: 45,
  },
  {
    id: 'paola-quispe',
    expertise: 'Primer empleo, prácticas y trabajo remoto',
    expertiseTranslated: 'First jobs, internships and remote work',
    aboutMe:
      'Ayudo a chicos que terminan la universidad o el instituto y no saben por dónde empezar a postular. Armamos juntos la primera hoja de vida, buscamos prácticas y vemos qué trabajos remotos son de verdad y cuáles son cuento.',
    career:
      'Cinco años en la bolsa de trabajo de una universidad de Lima y dos coordinando practicantes en una empresa de logística.',
    idealClient:
      'Jóvenes sin experiencia, de provincia o primera generación en la universidad, que se sienten perdidos.',
    uniqueValue:
      'Conozco los plazos y los trucos de las convocatorias y no cobro como si fueran gerentes.',
    challengeStory:
      'Soy de Ayacucho, la primera de mi casa en terminar la universidad. Mandé ciento treinta postulaciones antes de mi primera práctica.',
    hours: '1-5 19:00-21:30; 6 09:00-13:00',
    durations: [30, 60],
  },
];
