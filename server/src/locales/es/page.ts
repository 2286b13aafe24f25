import type { pageTexts as english } from '../en/page.ts';

export const pageTexts: typeof english = {
  product:
    'Cuenta con qué necesitas ayuda, en tus palabras. Puente te presenta a especialistas con verificación: reserva, paga y reúnete en línea.',
  login: 'Inicia sesión en Puente con un código que llega a tu teléfono o con tu contraseña.',
  welcome: 'Cómo funciona Puente, en tres pasos cortos.',
  contacts:
    'Especialistas con quienes quieres volver a reunirte en Puente, y qué horas tienen disponibles.',
  activity: 'Tus reuniones en Puente: las que vienen y las que ya pasaron.',
  you: 'Tu perfil, tus preferencias y tu seguridad en Puente, y los datos que guarda sobre ti.',
  book: 'Elige una hora, paga con seguridad y reúnete en línea con un especialista en Puente.',
  expert: 'Especialistas en Puente: quiénes son, en qué ayudan y qué horas tienen disponibles.',
  missing: {
    title: 'No encontramos esta página',
    text: 'Puede que la dirección haya cambiado o que el enlace no esté completo.',
    home: 'Ir al inicio',
  },
  bankYes: 'Tu banco dijo que sí. Confirmando tu reunión…',
  bankAsked: 'Consultando a tu banco…',
  bankWait: 'Toma un momento. Puedes quedarte aquí.',
  verifiedBy: (partner) => `Con verificación de ${partner}`,
  group: {
    people: (name) => `Especialistas de ${name}`,
    ask: (name) => `Cuéntale a ${name} qué necesitas`,
    description: (name) => `${name} en Puente: quiénes son, qué verifican y sus especialistas.`,
  },
  experts: {
    title: 'Encuentra especialistas',
    inField: (field) => `Especialistas: ${field}`,
    lead: 'Busca por tema, idioma, precio y día.',
    description: (field) =>
      `${field ? `${field}: especialistas con verificación` : 'Especialistas con verificación'} en Puente, con precios y horas disponibles. Reserva, paga y reúnete en línea, en tu idioma.`,
    fields: {
      mind: 'Mente y ánimo',
      careers: 'Trabajo y carrera',
      startups: 'Emprender',
      law: 'Leyes',
      money: 'Dinero',
      languages: 'Idiomas',
      parenting: 'Crianza',
      wellness: 'Salud y deporte',
      arts: 'Arte y música',
      software: 'Software',
      study: 'Estudios',
      home: 'Hogar',
      other: 'Otros temas',
    },
  },
};
