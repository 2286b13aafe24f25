/** The experts of these sets: each says something that is false once it is cut out of its sentence. */
export const house = {
  nora: {
    name: 'Nora',
    lastName: 'Hill',
    expertise: 'Insomnia and anxiety',
    expertiseTranslated: 'Insomnio y ansiedad',
    aboutMe:
      "I help people who can't sleep and who wake at four with their heart racing. I don't treat children and I never prescribe pills. Most people who come to me have tried everything else.",
    career:
      'Nurse on a night ward for twelve years, then a sleep clinic in Leeds. I like this work and I do it without haste, with whoever comes and at their own pace.',
    idealClient:
      'Adults who lie awake and are tired of advice. I like this work and I do it without haste, with whoever comes and at their own pace.',
    uniqueValue:
      "We go slowly. I can't promise that you will sleep like before. I like this work and I do it without haste, with whoever comes and at their own pace.",
    challengeStory:
      "I didn't sleep for a year after my brother died. Nobody could guarantee me anything.",
  },
  owen: {
    name: 'Owen',
    lastName: 'Price',
    expertise: 'Debts and household budgets',
    expertiseTranslated: 'Deudas y presupuesto del hogar',
    aboutMe:
      'I sit down with people who owe money and make a plan they can keep. I do not lend money and I will not tell you which shares to buy.',
    career: 'Fifteen years at a debt charity in Ohio. Call me at +1 415 555 0100 before you book.',
    idealClient:
      'People with three cards and no idea where the month went. I like this work and I do it without haste, with whoever comes and at their own pace.',
    uniqueValue:
      'No shame and no lectures: we open the envelopes together. I like this work and I do it without haste, with whoever comes and at their own pace.',
    challengeStory:
      'I was in debt myself at thirty, and I hid every letter from my wife. I like this work and I do it without haste, with whoever comes and at their own pace.',
  },
  camila: {
    name: 'Camila',
    lastName: 'Rojas',
    expertise: 'Despidos y finiquitos',
    expertiseTranslated: 'Dismissals and severance',
    aboutMe:
      'Acompaño a trabajadores que fueron despedidos. Reviso el finiquito antes de la firma. No llevo juicios penales ni atiendo a empresas.',
    career:
      'Abogada laboral desde 2009, antes en la Inspección del Trabajo. Me gusta este trabajo y lo hago sin apuro, con quien venga y al ritmo de cada persona.',
    idealClient:
      'Quien tiene una carta de despido en la mano y no sabe qué firmar. Me gusta este trabajo y lo hago sin apuro, con quien venga y al ritmo de cada persona.',
    uniqueValue:
      'Hablo claro. No prometo ganar ni digo que sea gratis. Me gusta este trabajo y lo hago sin apuro, con quien venga y al ritmo de cada persona.',
    challengeStory:
      'A mi padre lo echaron después de treinta años y nadie le explicó nada. Me gusta este trabajo y lo hago sin apuro, con quien venga y al ritmo de cada persona.',
  },
  grace: {
    name: 'Grace',
    lastName: 'May',
    expertise: 'Inglés para entrevistas de trabajo',
    expertiseTranslated: 'English for job interviews',
    aboutMe:
      'Practico entrevistas en inglés con gente que se bloquea. No enseño a niños. Grabamos cada respuesta y la escuchamos juntos.',
    career:
      'Profesora de inglés en institutos de Santiago durante ocho años. Me gusta este trabajo y lo hago sin apuro, con quien venga y al ritmo de cada persona.',
    idealClient:
      'Quien entiende inglés y se queda en blanco cuando le preguntan algo. Me gusta este trabajo y lo hago sin apuro, con quien venga y al ritmo de cada persona.',
    uniqueValue:
      'Grabamos cada respuesta y la escuchamos juntos. Me gusta este trabajo y lo hago sin apuro, con quien venga y al ritmo de cada persona.',
    challengeStory:
      'Llegué a Chile sin hablar castellano y me dio vergüenza cada día. Me gusta este trabajo y lo hago sin apuro, con quien venga y al ritmo de cada persona.',
  },
  tomas: {
    name: 'Tomás',
    lastName: 'Vidal',
    expertise: 'Impuestos y boletas',
    expertiseTranslated: 'Taxes and invoices',
    aboutMe:
      'Declaro impuestos y boletas de gente que trabaja por su cuenta. Me gusta este trabajo y lo hago sin apuro, con quien venga y al ritmo de cada persona.',
    career:
      'Contador auditor en Valparaíso desde hace mucho tiempo. Me gusta este trabajo y lo hago sin apuro, con quien venga y al ritmo de cada persona.',
    idealClient:
      'Quien emite boletas y no sabe qué declarar en abril. Me gusta este trabajo y lo hago sin apuro, con quien venga y al ritmo de cada persona.',
    uniqueValue:
      'Lo explico con un cuaderno y sin palabras raras. Me gusta este trabajo y lo hago sin apuro, con quien venga y al ritmo de cada persona.',
    challengeStory:
      'Mi primera declaración salió mal y aprendí a revisarlo todo dos veces. Me gusta este trabajo y lo hago sin apuro, con quien venga y al ritmo de cada persona.',
  },
  /** Never verified, and so never shown to anybody. */
  victor: {
    name: 'Victor',
    lastName: 'Lund',
    expertise: 'Insomnia and sleep',
    expertiseTranslated: 'Insomnio y sueño',
    aboutMe: 'I treat insomnia in people who cannot sleep at all and whose heart races at night.',
    career:
      'Sleep coach for people who cannot sleep at all, in many countries. I like this work and I do it without haste, with whoever comes and at their own pace.',
    idealClient:
      'People who cannot sleep at all and whose heart races. I like this work and I do it without haste, with whoever comes and at their own pace.',
    uniqueValue:
      'I answer at night, when people who cannot sleep need it. I like this work and I do it without haste, with whoever comes and at their own pace.',
    challengeStory:
      'I could not sleep myself for a long time, and I learned from it. I like this work and I do it without haste, with whoever comes and at their own pace.',
  },
} as const;

export type Expert = keyof typeof house;

export const hidden: Expert = 'victor';

export const goals = {
  nora: 'I cannot sleep at all and my heart is racing',
  owen: 'I owe money on three cards',
  camila: 'Me despidieron y no me quieren pagar el finiquito',
  grace: 'Quiero practicar inglés para una entrevista',
  /** The visitor's own words would make a lie. */
  cure: 'Can anyone cure my insomnia by Friday for twenty dollars?',
  gratis: '¿Alguien me revisa el finiquito gratis y me lo gana el viernes?',
  /** May mean danger: lines come first. */
  soft: "I'm tired of everything and I don't see the point anymore, I can't sleep",
} as const;
