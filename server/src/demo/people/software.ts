import type { DemoPerson } from './person.ts';

export const softwarePeople: readonly DemoPerson[] = [
  {
    id: 'sebastian-contreras',
    expertise: 'Aprender a programar y pasarse a la informática',
    expertiseTranslated: 'Learning to code and moving into tech',
    aboutMe:
      'Enseño Python y desarrollo web a gente que viene de otra parte: enfermeras, periodistas, un panadero. Armamos un proyecto real desde la segunda semana, lo subimos a internet y con eso se busca trabajo. También te digo si no es lo tuyo.',
    career:
      'Estudié filosofía, aprendí a programar en un café internet. Once años como desarrollador, cuatro como jefe de equipo en una empresa de aplicaciones móviles.',
    idealClient:
      'Principiantes absolutos, autodidactas estancados en tutoriales y quien quiere su primer empleo en tecnología.',
    uniqueValue:
      'Revisamos tu código línea por línea, y no te doy la respuesta, te doy la pregunta.',
    challengeStory:
      'Me rechazaron en diecinueve procesos por no tener título. En el veinte me pidieron resolver un problema y no me preguntaron nada más.',
    hours: '1-4 19:00-22:00; 5 18:00-20:00',
    durations: [30, 60, 90],
    firstRate: 20000,
  },
  {
    id: 'anita-maharjan',
    expertise: 'Excel, SQL and making sense of data at work',
    expertiseTranslated: 'Excel, SQL y entender los datos en el trabajo',
    aboutMe:
      'I clean terrible spreadsheets and teach you how to. Formulas, pivot tables, a first query in SQL, a dashboard your director reads. Also the statistics one needs at the office: averages that lie, samples that are too small.',
    career:
      'Data analyst for a bank and for two health projects in Kathmandu, trainer for the statistics bureau.',
    idealClient:
      'Office people who copy and paste on Fridays until nine, nurses and teachers with survey data, beginners in analysis.',
    uniqueValue:
      'We use your file, not an example with bananas. Often we save you a day a week in the first hour.',
    challengeStory:
      'I once sent a wrong table to a ministry. Somebody had sorted one column only, and that somebody was me. I teach that mistake in lesson one.',
    hours: '7 08:00-13:00; 1-5 06:30-08:30',
    durations: [30, 60],
  },
  {
    id: 'william-chen',
    expertise: 'Software architecture, code review and technical interviews',
    expertiseTranslated: 'Arquitectura de software, revisión de código y entrevistas técnicas',
    aboutMe:
      'For people who already write code. I review designs, untangle old systems nobody dares to touch and run mock interviews: algorithms, system design, the awkward silence. I’m calm about failure, I’ve taken down production on a holiday.',
    career:
      'Twenty years as an engineer: telecom, a search company, a marketplace that grew from one server to four hundred. Interviewed around six hundred candidates.',
    idealClient:
      'Developers preparing for a big interview, small teams whose system is slow or scary, and seniors who want a second opinion.',
    uniqueValue:
      'After a mock interview you get the feedback form I would have handed to the committee, unedited.',
    challengeStory:
      'I failed the same company’s interview three times across seven years. The fourth time I asked questions instead of showing off.',
    hours: '1-4 20:00-23:00; 7 15:00-18:00',
    durations: [60, 90],
    noticeMinutes: 720,
  },
  {
    id: 'nuria-ferrer',
    expertise: 'Webs, tiendas online y automatizar la oficina',
    expertiseTranslated: 'Websites, online stores and office automation',
    aboutMe:
      'Hago que tu negocio salga en internet sin que dependas de un sobrino. WordPress, tienda en línea, reservas, formularios y herramientas sin código para dejar de copiar datos de un lado a otro. Te enseño a tocarlo sin miedo.',
    career:
      'Diseñadora web desde 2007, primero en una agencia de Valencia y ahora en Madrid con clientes de barrio: una floristería, un dentista, tres academias.',
    idealClient: 'Comercios, talleres y profesionales sin departamento técnico.',
    uniqueValue:
      'Al acabar tienes las contraseñas, una guía de cuatro páginas y ninguna cuota conmigo.',
    challengeStory:
      'Borré la web de una clienta un 22 de diciembre, en plena campaña. La rehíce en una noche. Desde ese día hago copias hasta de la lista de la compra.',
    hours: '1-4 16:00-20:30',
    durations: [30, 60],
    firstRate: 3900,
  },
  {
    id: 'emeka-obi',
    expertise: 'Hacked accounts, scams and safer computers at home',
    expertiseTranslated: 'Cuentas hackeadas, estafas y computadores más seguros en casa',
    aboutMe:
      'Somebody is in your e-mail, your Instagram is posting watches, or your dad gave his bank code on the phone. I help get accounts back, clean the laptop, set up a password manager and backups, and explain it without making you feel stupid.',
    career:
      'Help desk, then incident response at a hospital trust, now private clients and two libraries in south London.',
    idealClient:
      'Ordinary people, families and tiny firms without an IT person. Parents and grandparents are very welcome.',
    uniqueValue:
      'On the call we fix the most urgent thing first and write down what was done, so that you can do it next time.',
    challengeStory:
      'My mum lost her savings to a man with a nice voice. I worked in security at the time and she hadn’t wanted to bother me.',
    hours: '1-5 17:00-21:00; 6 10:00-16:00',
    durations: [30, 60],
    noticeMinutes: 60,
  },
];
