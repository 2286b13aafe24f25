import type { DemoPerson } from './person.ts';

export const wellnessPeople: readonly DemoPerson[] = [
  {
    id: 'rodrigo-valdes',
    expertise: 'Entrenador: empezar de cero, correr y cuidar las rodillas',
    expertiseTranslated: 'Trainer: starting from zero, running and protecting your knees',
    aboutMe:
      'Saco gente del sillón. Si no corres ni a la micro, empezamos caminando; si ya corres y te duele la rodilla, vemos la pisada y las cargas. Preparo 5K, 10K y medias maratones con planes que caben en una semana con pega y con niños.',
    career:
      'Profesor de educación física y kinesiólogo. Entreno grupos en el Parque Bicentenario desde 2013.',
    idealClient:
      'Sedentarios arrepentidos, corredores que se lesionan cada otoño y quien se inscribió en una carrera en un momento de entusiasmo.',
    uniqueValue:
      'Te puedo ver correr en el parque o por video, y el plan cambia cada domingo según cómo estuvo tu semana.',
    challengeStory:
      'A los veintiocho pesaba ciento dos kilos y era profe de educación física. Mis alumnos me ganaban a todo. Me inscribí en una corrida de tres kilómetros y llegué último, feliz.',
    hours: '1-5 07:00-10:00; 6 08:00-13:00; 7 08:00-11:00',
    durations: [45, 60, 90],
    firstRate: 15000,
  },
  {
    id: 'natalie-brooks',
    expertise: 'Losing weight without war on food',
    expertiseTranslated: 'Bajar de peso sin pelear con la comida',
    aboutMe:
      'Dietitian for people who eat when they’re sad, bored or tired, start over every Monday and feel ashamed by Wednesday. We look at evenings, sleep and stress before we count anything. I can also tell you whether fasting makes sense for you.',
    career: 'Registered dietitian, seven years in a hospital clinic in Brooklyn, four on my own.',
    idealClient: 'Anyone who has tried six diets and gained it back.',
    uniqueValue: 'No forbidden list. We change one meal at a time.',
    challengeStory:
      'I was the fat kid and then the thin dietitian who hid cookies in her car. It took me years to eat lunch like a normal person.',
    hours: '1-4 17:00-20:30',
    durations: [30, 60],
  },
  {
    id: 'carmen-ortega',
    expertise: 'Dietista: comer bien, perder peso y digestiones difíciles',
    expertiseTranslated: 'Dietitian: eating well, losing weight and difficult digestion',
    aboutMe:
      'Cocina sencilla y analíticas en la mano. Ayudo a quien le han dicho «colesterol alto» o «azúcar en el límite», a quien se hincha después de comer y a quien quiere dejar la carne sin vivir de ensalada. También a perder peso, sin prisas y sin pasar hambre.',
    career:
      'Dietista-nutricionista, catorce años entre un centro de salud de Vallecas y mi consulta. Hija de cocinera.',
    idealClient:
      'Personas que comen de pie, que cenan mal y tarde, o que salen del médico con una hoja llena de prohibiciones.',
    uniqueValue:
      'Menús con lo que hay en tu mercado y en tu nevera; me mandas fotos del plato y las comento.',
    challengeStory:
      'Con treinta años me dolía la tripa a diario y nadie encontraba nada. Tardé dos años en saber qué me sentaba mal. Por eso escucho tanto.',
    hours: '1-3 18:00-21:00; 4 10:00-14:00',
    durations: [30, 45, 60],
  },
  {
    id: 'pemba-sherpa',
    expertise: 'Trekking and high mountains: preparing body and breath',
    expertiseTranslated: 'Trekking y alta montaña: preparar el cuerpo y la respiración',
    aboutMe:
      'I prepare people for Everest base camp, Kilimanjaro, Aconcagua or simply their first week of walking with a pack. How to train at sea level, how to breathe, when altitude becomes dangerous and you must go down, what shoes, which season.',
    career:
      'Mountain guide for twenty-one years, eight times on the top of Everest. I teach at the climbing school in Khumjung in winter.',
    idealClient:
      'Hikers between twenty and seventy with a mountain in their head and stairs as their only training ground.',
    uniqueValue: 'I turned back four times below a summit. I can teach you to do that too.',
    challengeStory:
      'In 2014 I lost two friends in the icefall. I stopped for a year. I came back to teach more than to climb.',
    hours: '6-7 06:00-11:00; 3 17:00-20:00',
    durations: [30, 60],
    firstRate: 1500,
    horizonDays: 120,
  },
  {
    id: 'luis-cardenas',
    expertise: 'Dolor de espalda, postura y fuerza en casa',
    expertiseTranslated: 'Back pain, posture and strength at home',
    aboutMe:
      'Fisioterapeuta y entrenador. Atiendo cuellos de oficina, lumbares de repartidor y rodillas de abuelo. Hacemos fuerza con una silla, una liga y el piso de tu sala. Después de los cincuenta es cuando más falta hace.',
    career:
      'Once años en rehabilitación en el IMSS y seis dando sesiones en línea a grupos de adultos mayores.',
    idealClient:
      'Quien trabaja sentado ocho horas y ya no aguanta la espalda, y quien quiere moverse mejor sin pisar un gimnasio.',
    uniqueValue: 'Quince minutos diarios, no más. Si no lo vas a hacer no te lo dejo de tarea.',
    challengeStory:
      'Me operaron de una hernia a los treinta y uno. El cirujano dijo que no volvería a cargar a mi hija. La cargué al año, y eso que ya pesaba.',
    hours: '1-5 19:00-22:00',
    durations: [30, 45],
    firstRate: 30000,
  },
];
