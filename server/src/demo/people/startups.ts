import type { DemoPerson } from './person.ts';

export const startupsPeople: readonly DemoPerson[] = [
  {
    id: 'ignacio-larrain',
    expertise: 'Validar ideas de negocio, pitch y levantar capital',
    expertiseTranslated: 'Testing business ideas, pitching and raising capital',
    aboutMe:
      'Si tienes una idea y no sabes si alguien pagaría por ella, hablemos antes de que gastes tus ahorros. Reviso modelos de negocio, preparo pitches y ayudo con las postulaciones a fondos públicos como Corfo, que tienen su propio idioma.',
    career:
      'Fundé dos empresas (una cerró, la otra se vendió) y fui evaluador de proyectos en una aceleradora de Santiago durante cinco años.',
    idealClient:
      'Emprendedores en etapa temprana que buscan su primera inversión o que necesitan que alguien les diga la verdad sobre su plan.',
    uniqueValue:
      'He leído cerca de ochocientas postulaciones como jurado. Sé en qué línea se cae un proyecto.',
    challengeStory:
      'Mi primera empresa murió con doce empleados y una deuda que tardé cuatro años en pagar. Nadie quería el producto; nunca lo habíamos preguntado.',
    hours: '2-5 09:30-13:30; 1 15:00-19:00',
    durations: [45, 60, 90],
    firstRate: 42000,
    horizonDays: 30,
  },
  {
    id: 'priya-natarajan',
    expertise: 'Mediator for co-founders: equity, roles, conflict',
    expertiseTranslated: 'Mediación entre socios: acciones, roles y conflictos',
    aboutMe:
      'Founders call me when they have stopped talking to each other except through the investor. Fifty-fifty splits that no longer feel fair, a partner who works half the hours, a vesting clause nobody wrote. I mediate, and I help put on paper what was only ever said over beers.',
    career:
      'Corporate lawyer at a New York firm, then chief operating officer of a health start-up that went through two co-founder departures. Mediating since 2018.',
    idealClient:
      'Two or three founders in a fight, one founder who is thinking of leaving, or somebody who is burnt out and afraid to tell the board.',
    uniqueValue:
      'Both sides talk to me alone first. Most disputes I see are settled in three sessions and without a lawsuit.',
    challengeStory:
      'I was the co-founder who was pushed out. I signed badly, at midnight, because I wanted it to be over. I know what an unfair agreement costs.',
    hours: '1-4 18:00-21:00; 5 09:00-12:00',
    durations: [60, 90],
    noticeMinutes: 1440,
  },
  {
    id: 'diego-monteverde',
    expertise: 'Primeros clientes, precios y venta en línea',
    expertiseTranslated: 'First customers, pricing and selling online',
    aboutMe:
      'Vendo desde los dieciséis: playeras en el tianguis, luego software, luego muebles por internet. Ayudo a negocios chicos a conseguir sus primeros cincuenta clientes, a dejar de regalar su trabajo y a usar Instagram o WhatsApp sin quemar el presupuesto en anuncios.',
    career:
      'Dirigí ventas en una tienda en línea de Guadalajara y después en una fintech en la Ciudad de México. Hace seis años asesoro pymes.',
    idealClient: 'Quien tiene un buen producto y nadie lo compra, o vende mucho y aun así no gana.',
    uniqueValue:
      'Trabajamos con tus mensajes y tus números de verdad. En la primera sesión escribimos a cinco clientes posibles.',
    challengeStory:
      'Una vez vendí mil lámparas por debajo del costo porque calculé mal el envío. Desde entonces los precios me los tomo muy en serio.',
    hours: '1-4 17:00-21:00',
    durations: [30, 60],
    firstRate: 80000,
  },
  {
    id: 'oliver-haines',
    expertise: 'Product strategy, growth and the first ten hires',
    expertiseTranslated: 'Estrategia de producto, crecimiento y las primeras diez contrataciones',
    aboutMe:
      'I help founders who have something that half works. Should you pivot, drop the feature, hire a salesperson or a developer? Why do users sign up and vanish? I look at the numbers first, then at the people, and I’m fairly blunt.',
    career:
      'Product manager at a payments company from 30 to 900 people, then head of product twice. Angel investor in eleven small firms, two of which I’d rather not discuss.',
    idealClient:
      'Early teams with some users and no clear direction, and founders who still do everything themselves and can’t let go.',
    uniqueValue: 'You leave with one decision taken, not with a list of forty ideas.',
    challengeStory:
      'I hired nine people in one summer and let six go by Christmas. It was entirely my fault and I think about it each time someone asks me about headcount.',
    hours: '1 09:00-12:00; 3 13:00-17:00; 5 09:00-12:00',
    durations: [60],
    horizonDays: 90,
    bufferMinutes: 15,
  },
  {
    id: 'bikash-shrestha',
    expertise: 'Social enterprise, tourism and exporting crafts',
    expertiseTranslated: 'Empresas sociales, turismo y exportación de artesanía',
    aboutMe:
      'I run a small trekking lodge and a cooperative that sends felt and paper to shops in Europe. I can talk about finding fair buyers, customs papers, booking sites and how to keep forty artisans paid on time in the monsoon.',
    career:
      'Sixteen years in the family hotel in Bhaktapur, eight with the craft cooperative. MBA by evening school.',
    idealClient:
      'People starting a guesthouse, a tour company or a handmade brand with a purpose beyond money.',
    uniqueValue:
      'I answer from the warehouse, not from a book. You can see the goods behind me on the screen.',
    challengeStory:
      'In 2015 the lodge fell down and in 2020 the tourists stopped. We started over twice, the second time by selling slippers.',
    hours: '7 08:00-12:00; 5 18:00-21:00',
    durations: [30, 60],
  },
];
