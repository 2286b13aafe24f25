import type { DemoPerson } from './person.ts';

export const languagesPeople: readonly DemoPerson[] = [
  {
    id: 'isabel-carvajal',
    expertise: 'Profesora de español para extranjeros',
    expertiseTranslated: 'Spanish teacher for foreigners',
    aboutMe:
      'Enseño español a personas que ya viven aquí, o van a vivir, y quieren pedir tacos sin que les contesten en inglés. Conversamos desde la primera clase; la gramática llega cuando hace falta. También explico por qué «ahorita» no es ahora.',
    career:
      'Licenciada en letras hispánicas, trece años dando clases en la Roma y en línea, examinadora del DELE.',
    idealClient:
      'Adultos que estudiaron algo en la escuela, entienden más de lo que hablan y se traban con el subjuntivo.',
    uniqueValue:
      'Te mando un audio corto cada día entre clases y tienes que contestarlo. Así se suelta la lengua.',
    challengeStory:
      'Viví un año en Hamburgo sin hablar alemán. Lloré en una panadería. Desde entonces entiendo mucho mejor a mis alumnos.',
    hours: '1-5 08:00-12:00; 6 09:00-12:00',
    durations: [30, 45, 60],
    firstRate: 20000,
  },
  {
    id: 'george-pemberton',
    expertise: 'English conversation, pronunciation and business writing',
    expertiseTranslated: 'Conversación en inglés, pronunciación y redacción de negocios',
    aboutMe:
      'Retired BBC sub-editor. We talk, I stop you when it matters and let the rest go. Vowels, word stress, the “th”, how to sound polite in an e-mail without sounding Victorian. Good for people who speak well on paper and are not understood on the phone.',
    career:
      'Thirty years at Broadcasting House, then a certificate in teaching English. Eight years of pupils from forty countries.',
    idealClient:
      'Professionals who work in English every day and want to be clearer, or lose an accent that gets in their way.',
    uniqueValue:
      'I record two minutes of you each month. Hearing the January one in June is the best lesson there is.',
    challengeStory:
      'I grew up in Wigan and was told to lose my accent to get on the radio. I regret that I did. So we decide together what to keep.',
    hours: '1-5 16:00-20:00',
    durations: [30, 60],
  },
  {
    id: 'francisca-munoz',
    expertise: 'Inglés para adultos: perder el miedo, exámenes y entrevistas',
    expertiseTranslated: 'English for adults: losing the fear, exams and interviews',
    aboutMe:
      'Trabajo con adultos que le tienen pánico a hablar inglés: entienden las series pero se quedan mudos en la reunión. Partimos de cero si hace falta. También preparo IELTS y TOEFL, y entrevistas de trabajo en inglés.',
    career:
      'Profesora de inglés, magíster en Leeds, diez años en institutos de Santiago y cinco por mi cuenta en Ñuñoa.',
    idealClient:
      'Personas de más de treinta que lo han dejado y retomado tres veces, o que necesitan un puntaje para postular.',
    uniqueValue: 'Nadie se ríe de nadie. El primer mes está prohibido pedir perdón por el acento.',
    challengeStory:
      'En Leeds me pasé dos meses sonriendo y diciendo «yes». Un día dije que sí a cuidar tres perros. Ahí decidí hablar.',
    hours: '1-4 18:00-21:30; 6 09:00-13:00',
    durations: [45, 60],
    firstRate: 12000,
  },
  {
    id: 'amelie-durand',
    expertise: 'French lessons, DELF exams and settling in France',
    expertiseTranslated: 'Clases de francés, exámenes DELF e instalarse en Francia',
    aboutMe:
      'I teach French to adults in London and online, from first words to the B2 exam. Several of my pupils were moving to Lyon or Paris, so I also know a good deal about flat hunting, prefectures and the art of complaining properly.',
    career: 'Born in Nantes, teacher at a language school in South Kensington for nine years.',
    idealClient: 'People with a French partner, a job offer in France or an exam date.',
    uniqueValue: 'Every lesson has a song, a menu or a letter in it. Nobody falls asleep.',
    challengeStory:
      'My first year in England I answered “not bad” to everything. It took me months to understand that nobody wanted to know.',
    hours: '1-4 18:30-21:30',
    durations: [45, 60],
  },
  {
    id: 'tenzin-lama',
    expertise: 'Nepali, Hindi and the phrases travellers need',
    expertiseTranslated: 'Nepalí, hindi y las frases que necesita quien viaja',
    aboutMe:
      'I teach Nepali and Hindi to volunteers, climbers and people who married into a family here. In three lessons you can bargain, greet a grandmother and ask if the bus is really going.',
    career: 'Guide for ten seasons, language teacher in Thamel for six years.',
    idealClient: 'Travellers, aid workers and couples from two countries.',
    uniqueValue: 'You learn the script with the shop signs of your own street.',
    challengeStory:
      'I learned English from trekkers, so my first words were “slowly” and “are we there”. I teach the same way, with what you need today.',
    hours: '7 10:00-16:00; 1 07:00-10:00',
    durations: [45, 60],
  },
];
