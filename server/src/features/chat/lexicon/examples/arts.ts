import type { Examples } from './examples.ts';

/** What people type who need help with music, stage and dance. One sentence a line. */
export const artsExamples: Examples = {
  'creative-arts': {
    en: `I used to make things and adulthood swallowed it
      my soul needs colour after spreadsheets all day
      too many ideas and I never finish a piece
      everybody says I'm talented yet I hide everything
      want to express myself and don't know which medium
      retired engineer looking for his artistic side
      is it silly to begin being creative at sixty
      inspiration comes at midnight and leaves by morning
      my parents said culture doesn't pay the rent
      looking for a muse, a mentor and some courage`,
    es: `antes creaba cosas y la adultez se lo tragó
      el alma me pide color después de tanta oficina
      tengo mil ideas y no termino ninguna obra
      todos dicen que tengo talento pero escondo todo
      quiero expresarme y no sé con qué disciplina
      ingeniero jubilado buscando su lado artístico
      será ridículo empezar a crear a los sesenta
      la inspiración llega a medianoche y se va
      mis padres decían que de la cultura no se come
      busco un maestro que me dé valor para mostrar lo mío`,
  },
  guitar: {
    en: `my fingertips hurt and the F chord buzzes
      want to strum round the campfire
      stuck on the same four chords for years
      fingerpicking folk songs like Nick Drake
      dusty Fender in the corner staring at me
      barre shapes are impossible with small hands
      solo over a twelve bar blues
      how often do I change strings
      play Wonderwall at my brother's wedding
      tabs online are wrong and my rhythm stumbles`,
    es: `me duelen las yemas y el fa me suena apagado
      quiero rasguear en la fogata con amigos
      llevo años con los mismos cuatro acordes
      puntear como Violeta Parra o Atahualpa
      tengo una criolla juntando polvo en el rincón
      la cejilla es imposible con manos chicas
      improvisar un solo de blues
      cada cuánto se cambian las cuerdas
      tocar boleros en el matrimonio de mi hermano
      rasgueo de cueca y chacarera, no agarro el ritmo`,
  },
  piano: {
    en: `left hand refuses to do its own thing
      bought a keyboard in lockdown and never opened it
      Für Elise since childhood, nothing else
      neighbours complain when I practise scales
      Chopin nocturne by my mother's birthday
      weighted keys or is a cheap Casio fine
      the pedal makes everything sound muddy
      jazz voicings instead of classical pieces
      quit lessons at twelve and regret it
      grade five exam and my arpeggios are sloppy`,
    es: `la mano izquierda no me obedece
      compré un teclado en la pandemia y no lo abrí
      solo sé Para Elisa desde niña
      los vecinos reclaman cuando hago escalas
      un nocturno de Chopin para el cumpleaños de mamá
      teclas pesadas o sirve un Casio barato
      con el pedal todo me suena embarrado
      armonías de jazz en vez de clásico
      dejé las clases a los doce y me arrepiento
      acompañar en la iglesia con las teclas`,
  },
  singing: {
    en: `I go hoarse after two karaoke songs
      told I was tone deaf in school choir
      high notes crack and I run out of breath
      only dare in the shower or the car
      belt like Adele without hurting my throat
      alto in a community choir and always flat
      chest voice, head voice, what's the difference
      recording of myself sounded horrible
      want to hit the pitch at open mic
      warm ups before the gospel rehearsal`,
    es: `quedo ronca después de dos canciones de karaoke
      en el coro del colegio me dijeron desafinado
      en los agudos se me quiebra y me falta aire
      solo me atrevo en la ducha o en el auto
      llegar a las notas de Mon Laferte sin dañarme la garganta
      contralto en un coro y siempre calo
      voz de pecho, voz de cabeza, no las distingo
      me grabé y me escuché horrible
      quiero afinar para cantar rancheras en la peña
      cómo caliento las cuerdas antes del ensayo`,
  },
  'stage-nerves': {
    en: `hands shake so badly the bow bounces
      perfect at home, disaster at the recital
      I vomit before every gig
      mind goes blank the second the lights hit me
      beta blockers for concerts, anyone
      my voice trembles when an audience listens
      cancelled three shows because of panic backstage
      judges stare and my fingers turn to ice
      heart pounding behind the curtain
      one wrong note and I crumble in public`,
    es: `me tiemblan tanto las manos que salta el arco
      en casa perfecto, en el recital un desastre
      vomito antes de cada tocata
      me quedo en blanco cuando se encienden los focos
      se me seca la boca frente al público
      la voz me tirita cuando me escuchan
      cancelé tres funciones por pánico en el camarín
      el jurado me mira y se me congelan los dedos
      el corazón a mil detrás del telón
      una nota mala y me derrumbo delante de todos`,
  },
  instrument: {
    en: `always dreamed of playing something, now I'm fifty
      my fingers are old, can they still learn
      which is easiest to begin with, ukulele maybe
      fifteen minutes a day between work and kids
      teacher treats me like a child with nursery tunes
      rent or buy the first one
      music in the house for my retirement
      no ear and no rhythm, is there hope
      practise quietly in a flat with thin walls
      returning after thirty years without touching it`,
    es: `siempre soñé con tocar algo y ya cumplí cincuenta
      tengo los dedos duros, podré aprender todavía
      cuál es el más fácil para partir, quizás el ukelele
      quince minutos al día entre pega e hijos
      el profesor me trata como niño con canciones infantiles
      arrendar o comprar el primero
      quiero música en mi casa ahora que me jubilé
      no tengo oído ni ritmo, habrá esperanza
      practicar sin molestar con paredes de papel
      retomo después de treinta años sin tocarlo`,
  },
  'other-instruments': {
    en: `my violin squeaks like a dying cat
      drum kit in the garage and no groove
      sax reeds split and I sound like a goose
      cello hurts my shoulder after an hour
      embouchure on the trumpet gives out
      flute in the village band
      harmonica for blues on my porch
      accordion from my late uncle
      tune a viola with slipping pegs
      djembe, congas or cajón for a beginner`,
    es: `mi violín chilla como gato
      tengo una batería en el garaje y no agarro el compás
      las cañas del saxo se parten y sueno a ganso
      el chelo me deja el hombro molido
      la trompeta me cansa los labios
      flauta traversa en la banda del pueblo
      armónica para acompañar un blues
      heredé el acordeón de mi tío finado
      el charango y la quena me llaman del norte
      cajón peruano o bongó para un principiante`,
  },
  'music-theory': {
    en: `I play by ear and the dots mean nothing
      bass clef turns my brain to soup
      circle of fifths, what's it good for
      sight reading slower than a snail
      minor, dorian, mixolydian, I'm lost
      can't count six eight or syncopation
      identify intervals in dictation for conservatoire
      why do these chords sound sad together
      transpose a tune for clarinet
      ABRSM grade exam with harmony questions`,
    es: `toco de oído y las partituras son chino
      la clave de fa me enreda el cerebro
      el círculo de quintas para qué sirve
      leo a primera vista más lento que un caracol
      menor, dórico, mixolidio, me pierdo
      no sé contar un seis octavos ni la síncopa
      reconocer intervalos en el dictado del conservatorio
      por qué esos acordes suenan tristes juntos
      transportar una melodía para clarinete
      solfeo de nuevo, lo odié de niña`,
  },
  songwriting: {
    en: `voice memos full of tunes without words
      my lyrics rhyme like a greeting card
      great verse, never a chorus
      write something for my daughter's first dance
      every melody I invent sounds like Coldplay
      heartbreak gave me a notebook of lines
      bridge, hook, pre-chorus, how do hits work
      co-write with somebody who knows harmony
      rap bars about my neighbourhood
      unfinished demos pile up on my phone`,
    es: `tengo audios llenos de melodías sin letra
      mis versos riman como tarjeta de saludo
      buena estrofa y nunca un coro
      componer algo para el vals de mi hija
      todo lo que invento suena a Soda Stereo
      la ruptura me dejó un cuaderno lleno de frases
      puente, gancho, estribillo, cómo se arma un tema
      busco con quién hacer canciones que sepa armonía
      rimas de rap sobre mi población
      se acumulan maquetas a medias en el teléfono`,
  },
};
