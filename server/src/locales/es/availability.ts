import type { missingTimeTexts as english } from '../en/availability.ts';

/** A length in words: hours where they are whole. */
function lengthOf(minutes: number): string {
  if (minutes % 60 !== 0 || minutes === 0) return `${minutes} min`;
  return minutes === 60 ? '1 hora' : `${minutes / 60} horas`;
}

/** Why clients don't see a time of an expert (slot-7). */
export const missingTimeTexts: typeof english = {
  past: () => 'Esta hora ya pasó.',
  skipped: () => 'Esta hora no existe ese día: los relojes se adelantan y la saltan.',
  duration: ({ durationMinutes }) =>
    `No ofreces reuniones de ${durationMinutes} minutos. Puedes cambiarlo en Precio.`,
  mode: () => 'No ofreces reunirte de esa forma.',
  exception: () => 'Ese día tiene un horario propio, y no deja espacio para esta reunión.',
  'clock-change': () =>
    'Ese día cambia la hora: tu horario se acorta o se corre, y esta reunión no cabe.',
  grid: ({ gridMinutes }) =>
    `Las reuniones empiezan cada ${gridMinutes} minutos desde el comienzo de tu horario, y esta hora queda entre medio.`,
  'too-short': ({ durationMinutes }) =>
    `Una reunión de ${durationMinutes} minutos terminaría después de tu horario.`,
  'outside-hours': () => 'Está fuera de tu horario de la semana.',
  block: ({ note }) => (note ? `Bloqueaste esta hora: ${note}.` : 'Bloqueaste esta hora.'),
  booked: () => 'Tienes una reunión con un cliente a esa hora.',
  held: () => 'Alguien está pagando esta hora ahora. Vuelve a quedar disponible si no termina.',
  proposed: () => 'Esta hora está reservada porque una reunión podría cambiarse a ella.',
  'own-meeting': () => 'Reservaste una reunión con otro especialista a esa hora.',
  travel: ({ travelMinutes }) =>
    `Deja menos de ${lengthOf(travelMinutes)} para llegar desde otra cosa de tu calendario, o para seguir hacia ella.`,
  buffer: ({ bufferMinutes }) =>
    `Queda a menos de ${lengthOf(bufferMinutes)} de otra cosa en tu calendario: es la pausa que elegiste.`,
  notice: ({ minimumNoticeMinutes }) =>
    `Falta muy poco: te pueden reservar hasta ${lengthOf(minimumNoticeMinutes)} antes de la reunión.`,
  horizon: ({ horizonDays }) =>
    `Falta demasiado: te pueden reservar para los próximos ${horizonDays} días.`,
};
