import type { DemoPerson } from './person.ts';

export const homePeople: readonly DemoPerson[] = [
  {
    id: 'teresa-huenchullan',
    expertise: 'Huerta, plantas y compost en espacios chicos',
    expertiseTranslated: 'Vegetable gardens, plants and compost in small spaces',
    aboutMe:
      'Enseño a tener verde en un balcón, en un patio de luz o en una parcela. Por qué se le ponen amarillas las hojas, cuándo sembrar tomates en la zona central, cómo hacer compost sin olor y qué bichos son amigos. Aprendí de mi abuela en Lumaco y después en la universidad.',
    career: 'Técnica agrícola, veinte años en viveros y huertos comunitarios de Peñalolén.',
    idealClient:
      'Personas a las que se les muere todo, vecinos que quieren una huerta y quien heredó un jardín.',
    uniqueValue: 'Me manda una foto de la planta y otra de la ventana. Con eso ya sé bastante.',
    challengeStory:
      'El primer invierno en Santiago perdí toda mi almaciguera con una helada. Mi abuela se rio por teléfono y me mandó semillas de nuevo.',
    hours: '6-7 09:00-14:00; 3 10:00-13:00',
    durations: [45, 60],
    firstRate: 8000,
  },
  {
    id: 'peter-gallagher',
    expertise: 'Home repairs: leaks, damp, paint and honest builders',
    expertiseTranslated: 'Arreglos en casa: goteras, humedad, pintura y maestros honestos',
    aboutMe:
      'Plumber and decorator by trade. On video I’ll tell you where the drip comes from, whether you can do it yourself with a twenty-pound wrench, or what a fair price is if you can’t. Damp walls, peeling paint, sticking doors, quotes from builders that smell funny.',
    career:
      'Thirty years on the tools in Cork and London, the last ten running renovations with a crew of five.',
    idealClient:
      'Renters and first-time owners with a wet ceiling, and anyone about to redo a kitchen or a bathroom.',
    uniqueValue:
      'I’ll talk you through it with the phone propped on the sink. Cheaper than a call-out and you learn something.',
    challengeStory:
      'I flooded a flat on my second day as an apprentice. Two floors. The owner made me tea while it dried. I’ve never forgotten the stopcock since.',
    hours: '1-5 18:00-21:00; 6-7 09:00-13:00',
    durations: [30, 60],
    noticeMinutes: 60,
  },
  {
    id: 'leticia-campos',
    expertise: 'Costura, tejido y vender lo que haces a mano',
    expertiseTranslated: 'Sewing, knitting and selling what you make by hand',
    aboutMe:
      'Coso desde los nueve años. Enseño a subir una bastilla, a cambiar un cierre, a tejer un suéter que sí quede y a arreglar ropa en vez de tirarla. A quien ya hace cosas bonitas le ayudo a ponerles precio y a venderlas en ferias y por internet.',
    career:
      'Costurera y patronista en talleres de Puebla y de la Ciudad de México, puesto propio en un bazar desde 2012.',
    idealClient:
      'Principiantes con máquina nueva en su caja, tejedoras atoradas en el talón y artesanas que cobran muy poco.',
    uniqueValue: 'Dos cámaras: una para mi cara y otra para mis manos. Se ve todo.',
    challengeStory:
      'Me robaron la máquina la semana de mi primer pedido grande. Cosí sesenta delantales a mano con dos vecinas.',
    hours: '1-5 10:00-14:00',
    durations: [45, 60],
    firstRate: 18000,
  },
  {
    id: 'grace-holloway',
    expertise: 'Decluttering, moving and small flats that work',
    expertiseTranslated: 'Ordenar, mudarse y sacar partido a un departamento chico',
    aboutMe:
      'I help people who can’t see their table any more. One drawer, one hour, no shouting. Also moves, downsizing after a parent dies, and making forty square meters feel like a home. I work slowly with people who find it very hard to let go of things.',
    career:
      'Stage manager for twelve years, which is organizing people who don’t want to be organized. Professional organizer in New York since 2014.',
    idealClient:
      'Overwhelmed parents, people about to move house, and families worried about somebody who keeps everything.',
    uniqueValue:
      'Nothing leaves the house unless you say so. We never start with the sentimental box.',
    challengeStory:
      'My aunt’s apartment had paths between the newspapers. It took us a year of Sundays. She offered me tea from a cup we had both thought lost.',
    hours: '6 09:00-16:00; 7 10:00-14:00; 3 12:00-15:00',
    durations: [60, 90],
    firstRate: 5500,
  },
  {
    id: 'manuel-ocampo',
    expertise: 'Carpintería y restauración de muebles',
    expertiseTranslated: 'Carpentry and furniture restoration',
    aboutMe:
      'Enseño carpintería básica y a devolverle la vida a la mesa de la abuela. Herramientas mínimas, lijas, ensambles sencillos y acabados que no envenenan.',
    career: 'Ebanista de tercera generación, taller en el barrio Siete de Agosto de Bogotá.',
    idealClient: 'Aficionados con un balcón y un serrucho.',
    uniqueValue: 'Corto la misma pieza al mismo tiempo que usted.',
    challengeStory:
      'Me faltan dos puntas de dedo. Por eso la primera clase es de seguridad y no se salta.',
    hours: '6 08:00-13:00',
    durations: [60, 90],
  },
];
