import type { openers as english } from '../en/face.ts';

/** Objetivos para empezar, uno por cada ámbito en que trabaja una organización. */
export const openers: typeof english = {
  mind: 'No puedo dormir, mi cabeza no para',
  careers: 'Quiero crecer en mi trabajo y mi jefe no me deja',
  startups: 'Tengo una idea de negocio y no sé por dónde empezar',
  law: 'Necesito entender un contrato antes de firmarlo',
  money: 'Gano bien y no me queda nada a fin de mes',
  languages: 'Quiero hablar inglés en el trabajo sin bloquearme',
  parenting: 'Mi hijo adolescente casi no me habla',
  wellness: 'Quiero moverme más y no dejarlo a las dos semanas',
  arts: 'Quiero volver al piano después de veinte años',
  software: 'Quiero aprender a programar desde cero',
  study: 'No sé qué estudiar',
  home: 'Quiero remodelar sin que se me salga de las manos',
};
