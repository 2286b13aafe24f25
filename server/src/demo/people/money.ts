import type { DemoPerson } from './person.ts';

export const moneyPeople: readonly DemoPerson[] = [
  {
    id: 'marcela-sandoval',
    expertise: 'Deudas, presupuesto del hogar y llegar a fin de mes',
    expertiseTranslated: 'Debt, household budgets and making it to the end of the month',
    aboutMe:
      'No vendo créditos ni seguros. Me siento con usted y con todas las boletas encima de la mesa, vemos cuánto entra, cuánto sale y a quién se le debe. De ahí armamos un orden de pago, llamamos al banco si hay que repactar y dejamos un presupuesto que se pueda cumplir.',
    career:
      'Fui cajera y después ejecutiva de cobranza en un banco durante once años. Renuncié y estudié orientación financiera; trabajo con municipios y con familias.',
    idealClient:
      'Familias con tres o cuatro tarjetas copadas, avances en efectivo y llamadas de cobranza que ya no contestan.',
    uniqueValue:
      'Sé exactamente qué dice y qué no puede hacer la persona que lo llama a cobrar, porque yo era esa persona.',
    challengeStory:
      'Quedé sola con dos niños y una deuda del negocio de mi exmarido. Demoré cinco años en salir. La última cuota la pagué un 3 de agosto.',
    hours: '1-5 18:30-21:30; 6 10:00-13:00',
    durations: [30, 60],
    firstRate: 11000,
  },
  {
    id: 'thomas-adeyemi',
    expertise: 'Plain investing, pensions and what to do with an inheritance',
    expertiseTranslated: 'Invertir sin complicarse, pensiones y qué hacer con una herencia',
    aboutMe:
      'I explain index funds, pensions and ISAs to people who think it is all a casino. No products to sell, no commission from anyone. Bring whatever statements you have, even unopened ones, and we’ll work out what you own, what it costs you and whether you can stop at 62.',
    career:
      'Actuary for a pension fund for eighteen years, chartered adviser since 2016. I write a small column in a union magazine.',
    idealClient:
      'Beginners with their first savings, people ten years from retirement, and those who were left some money and are frightened of it.',
    uniqueValue:
      'I draw everything on one sheet of paper. If you can’t explain it to your sister afterwards, I didn’t do my job.',
    challengeStory:
      'My father worked forty years at Ford and never opened a pension letter. When we opened them together he had two pots he’d forgotten.',
    hours: '1 18:00-21:00; 2 10:00-14:00; 4 18:00-21:00',
    durations: [60, 90],
  },
  {
    id: 'beatriz-molina',
    expertise: 'Impuestos y cuentas de autónomos',
    expertiseTranslated: 'Taxes and bookkeeping for the self-employed',
    aboutMe:
      'IVA, IRPF, cuota de autónomos, facturas y la carta de Hacienda que llega un viernes a las seis. Llevo contabilidades pequeñas y enseño a entenderlas. Si puedes hacer tu declaración sin mí, te digo cómo.',
    career:
      'Economista, gestoría familiar en Carabanchel desde hace veinte años. Tercera generación entre archivadores.',
    idealClient:
      'Fotógrafas, programadores, fisios, gente que acaba de darse de alta y no sabe qué apartar cada mes.',
    uniqueValue:
      'Te hago una hoja con tus fechas y tus porcentajes del año. Mis clientes la pegan en la nevera.',
    challengeStory:
      'En 2012 me equivoqué en una casilla y un cliente pagó una sanción. La puse yo de mi bolsillo y desde entonces todo se revisa dos veces.',
    hours: '1-4 09:00-14:00; 5 09:00-12:00',
    durations: [30, 60],
    firstRate: 3000,
  },
  {
    id: 'karen-lindqvist',
    expertise: 'Money talks for couples, saving and a first home',
    expertiseTranslated: 'Hablar de dinero en pareja, ahorrar y comprar la primera casa',
    aboutMe:
      'One of you spends, the other checks the balance every night. Or you both avoid it. I help couples and singles talk about money without a fight, set up shared accounts that feel fair, save for a down payment and understand a mortgage offer before signing it.',
    career:
      'Loan officer at a credit union, then a certified financial counselor. Swedish parents, raised in Brooklyn, married into a Colombian family.',
    idealClient:
      'People who get a stomach ache when they open the banking app, couples moving in together, and first-time buyers.',
    uniqueValue:
      'I’m a numbers person who asks about feelings, and I can do it in Spanish at your mother-in-law’s table.',
    challengeStory:
      'My husband and I kept separate secrets: his credit card, my savings account. Finding out nearly ended us. Now we have a Sunday coffee with a spreadsheet.',
    hours: '2-4 18:00-21:00; 7 10:00-14:00',
    durations: [60, 90],
    firstRate: 6500,
  },
  {
    id: 'ethan-park',
    expertise: 'Crypto, trading basics and side income',
    expertiseTranslated: 'Criptomonedas, primeros pasos en trading e ingresos extra',
    aboutMe:
      'I show people how a wallet works, what an exchange takes from you and why the guy on the internet is not going to double your coins. I also keep a list of side jobs that really pay and what they pay.',
    career:
      'Worked on a trading desk for five years, wrote a newsletter for three. Part-time high-school economics teacher.',
    idealClient:
      'Curious people with a little money they can afford to lose, and anyone who wants two hundred more a week.',
    uniqueValue: 'I show my own losses first, with dates, before I say a word about gains.',
    challengeStory:
      'I lost eleven thousand dollars in one night in 2021 because I was sure. It was cheap compared with what I had planned to put in.',
    hours: '1-5 20:00-01:00; 6 12:00-16:00',
    durations: [30, 60],
  },
];
