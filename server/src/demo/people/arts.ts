import type { DemoPerson } from './person.ts';

export const artsPeople: readonly DemoPerson[] = [
  {
    id: 'matias-oyarzun',
    expertise: 'Guitarra, composición de canciones y grabar en casa',
    expertiseTranslated: 'Guitar, songwriting and recording at home',
    aboutMe:
      'Enseño guitarra a adultos que la tienen de adorno desde los quince. En un mes se toca una canción completa, con tres acordes y sin sufrir. A los que ya tocan los ayudo a terminar sus propias canciones y a grabarlas con un micrófono barato en el dormitorio.',
    career:
      'Músico de sesión y de pubs en Santiago, Valparaíso y donde pagaran. Tres discos propios, profesor desde 2008.',
    idealClient:
      'Gente que dice «yo soy negado para la música» y gente con veinte canciones empezadas.',
    uniqueValue: 'Aprendes con las canciones que te gustan a ti. Si es reguetón, es reguetón.',
    challengeStory:
      'Me quebré la mano izquierda en 2016 y tuve que aprender todo otra vez, despacio. Ahí entendí de verdad a un principiante.',
    hours: '2-5 17:00-21:00; 6 11:00-15:00',
    durations: [30, 45, 60],
    firstRate: 12000,
  },
  {
    id: 'clara-whitmore',
    expertise: 'Singing and piano for adults, nerves on stage included',
    expertiseTranslated: 'Canto y piano para adultos, y los nervios del escenario',
    aboutMe:
      'I teach adults to sing, including those who were told at school to mime. Piano from scratch too. Singers and players who shake before a concert or an audition come to me for the shaking as much as for the notes.',
    career:
      'Mezzo in the chorus of English National Opera for ten seasons, choir leader in Crouch End, piano teacher since I was nineteen.',
    idealClient:
      'Late beginners, choir members who want to read music, and trained musicians whose hands go cold in front of a jury.',
    uniqueValue:
      'We perform something, however short, in every lesson. Nerves are like scales: they need daily practice.',
    challengeStory:
      'I walked off in the middle of an aria in 2009. Blank. I didn’t sing alone in public for three years.',
    hours: '1-3 16:00-21:00; 6 10:00-13:00',
    durations: [30, 45, 60],
  },
  {
    id: 'josefina-acuna',
    expertise: 'Taller de escritura: novela, bloqueo y publicación',
    expertiseTranslated: "Writing workshop: novels, writer's block and getting published",
    aboutMe:
      'Leo manuscritos y acompaño a gente que escribe sin que nadie lo sepa. Hablamos de la página en blanco, del capítulo tres que no avanza, de cómo se corrige y de qué hacer cuando por fin está listo: editoriales, concursos o edición propia.',
    career:
      'Dos novelas y un libro de cuentos publicados, editora en una editorial independiente de Buenos Aires durante nueve años.',
    idealClient:
      'Quien tiene una novela en el cajón, o una historia familiar que no se anima a empezar.',
    uniqueValue:
      'Devuelvo cada texto marcado a mano. Soy cariñosa con la persona y dura con los adjetivos.',
    challengeStory:
      'Después de mi primera novela estuve seis años sin escribir una línea. Volví copiando recetas de mi abuela en un cuaderno.',
    hours: '1-4 20:00-00:00',
    durations: [60, 90],
    firstRate: 1800000,
  },
  {
    id: 'theo-marchetti',
    expertise: 'Photography, video editing and earning a living from it',
    expertiseTranslated: 'Fotografía, edición de video y cómo vivir de eso',
    aboutMe:
      'I shoot, I cut and I send invoices. I help people understand their camera, choose the twelve pictures for a portfolio, edit a first short film, and put a number on a day of work without blushing.',
    career:
      'Photo assistant in Milan, wedding and documentary photographer in New York for seventeen years, taught at a community darkroom.',
    idealClient:
      'Hobby photographers who want to go further and creative freelancers who get paid in “exposure”.',
    uniqueValue: 'I’ll show you my real quotes, the accepted and the refused ones.',
    challengeStory:
      'In 2008 I lost a hard drive with somebody’s whole wedding. I gave back the money and shot their anniversary for free. I have six backups now.',
    hours: '6-7 11:00-17:00; 2 10:00-13:00',
    durations: [45, 60, 90],
  },
  {
    id: 'ingrid-solberg',
    expertise: 'Drawing and watercolour from the very beginning',
    expertiseTranslated: 'Dibujo y acuarela desde cero',
    aboutMe:
      'I teach people to look first and to draw second. Pencils, watercolour, picture books. You need one brush, one pad and the patience to spoil twenty sheets.',
    career:
      'Illustrator of fourteen children’s books in Oslo, evening-school teacher for ten years.',
    idealClient:
      'Adults who stopped drawing at eleven, and those who want to illustrate their own stories.',
    uniqueValue: 'I draw along with you and my sheet fails as often as yours.',
    challengeStory:
      'A publisher refused my first book nine times. The tenth letter had a coffee stain and a yes.',
    hours: '1-4 19:00-21:30',
    durations: [60, 90],
  },
];
