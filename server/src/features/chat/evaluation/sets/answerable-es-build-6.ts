/** Spanish goals that someone of the verified demo experts can answer, by a fourth author. There to build with. */
import type { AnswerableGoal } from './shape.ts';

export const sixthAnswerableEsBuild: readonly AnswerableGoal[] = [
  {
    text: 'hago turno de noche en un hospital y de día cierro los ojos y nada, puras vueltas. Y en marzo retomo el técnico después de 15 años, ya ni sé cómo se toman apuntes',
    language: 'es',
    kind: 'double',
    fits: ['camila-rojas', 'patricia-espinoza'],
    first: ['camila-rojas', 'patricia-espinoza'],
    parts: [
      {
        fits: ['camila-rojas'],
        first: ['camila-rojas'],
      },
      {
        fits: ['patricia-espinoza'],
        first: ['patricia-espinoza'],
      },
    ],
  },
  {
    text: 'Con mi cuñado vendemos empanadas congeladas hace un año sin ningún papel firmado y eso ya me quita el sueño. Además los compradores son los mismos doce de siempre',
    language: 'es',
    kind: 'double',
    fits: ['constanza-ibanez', 'priya-natarajan', 'diego-monteverde'],
    first: ['constanza-ibanez', 'diego-monteverde'],
    parts: [
      {
        fits: ['constanza-ibanez', 'priya-natarajan'],
        first: ['constanza-ibanez'],
      },
      {
        fits: ['diego-monteverde'],
        first: ['diego-monteverde'],
      },
    ],
  },
  {
    text: 'Soy peluquera a domicilio en Móstoles, voy con mi maletín y mi cochecito, casi todo señoras mayores que son un amor. Me di de alta en enero porque me lo dijo mi cuñado, el que es taxista. Ahora me ha venido un aviso de que no presenté el 303 y que hay recargo. Yo no sabía ni que existía. ¿Y lo del coche, lo puedo meter o no?',
    language: 'es',
    kind: 'long',
    fits: ['beatriz-molina'],
    first: ['beatriz-molina'],
  },
  {
    text: 'quiero irme a hacer una maestría a Europa pero ni vendiendo la moto y el perro me alcanza, parce',
    language: 'es',
    kind: 'slang',
    fits: ['gabriela-montes'],
    first: ['gabriela-montes'],
  },
  {
    text: 'me corrieron de la taquería después de 7 años y me quieren dar una lanita que se me hace bien poquita, ¿así es o me están viendo la cara?',
    language: 'es',
    kind: 'slang',
    fits: ['gonzalo-arriaga'],
    first: ['gonzalo-arriaga'],
  },
  {
    text: 'recien termine administracion en huancayo, no he trabajado ni un dia y no se ni a donde mandar mis papeles',
    language: 'es',
    kind: 'plain',
    fits: ['lucia-benavides'],
    first: ['lucia-benavides'],
  },
  {
    text: 'Somos tres en la startup. Uno no aparece hace dos meses, pero tiene lo mismo que los que ponemos el lomo, y cuando sacamos el tema se ofende',
    language: 'es',
    kind: 'plain',
    fits: ['priya-natarajan', 'constanza-ibanez'],
    first: ['priya-natarajan'],
  },
  {
    text: 'me regalaron una criolla para los 40 y no la sé ni afinar, quiero sacar dos temas de los Redondos pal asado de fin de año',
    language: 'es',
    kind: 'slang',
    fits: ['matias-oyarzun'],
    first: ['matias-oyarzun'],
  },
  {
    text: 'Ya entra dinero todos los meses, pero sigo haciendo yo desde contestar quejas hasta pagar las nóminas. No sé a quién meter primero ni cómo dejar de controlarlo todo',
    language: 'es',
    kind: 'plain',
    fits: ['oliver-haines'],
    first: ['oliver-haines'],
  },
  {
    text: 'Nos separamos en mayo y todavía no sabemos cómo repartir las semanas sin matarnos. Para colmo la grande, de 14, lleva un mes encerrada en su pieza y no quiere pisar el liceo',
    language: 'es',
    kind: 'double',
    fits: ['alvaro-pineda', 'valentina-soto'],
    first: ['alvaro-pineda', 'valentina-soto'],
    parts: [
      {
        fits: ['alvaro-pineda'],
        first: ['alvaro-pineda'],
      },
      {
        fits: ['valentina-soto'],
        first: ['valentina-soto'],
      },
    ],
  },
  {
    text: 'Reviento por cualquier cosa: el tráfico, un plato mal lavado, mi hermana masticando. Después me da una vergüenza horrible',
    language: 'es',
    kind: 'plain',
    fits: ['sunita-gurung'],
    first: ['sunita-gurung'],
  },
  {
    text: 'la semana q viene tengo una prueba en vivo d programación con una empresa de Austin, me aterra q me vean picar código y encima todo en inglés q lo hablo como indio de película',
    language: 'es',
    kind: 'double',
    fits: ['william-chen', 'francisca-munoz', 'george-pemberton'],
    first: ['william-chen', 'francisca-munoz'],
    parts: [
      {
        fits: ['william-chen'],
        first: ['william-chen'],
      },
      {
        fits: ['francisca-munoz', 'george-pemberton'],
        first: ['francisca-munoz'],
      },
    ],
  },
  {
    text: 'Me han pedido un panel con las ventas del mes «que se vea bonito» y yo apenas sé sumar una columna',
    language: 'es',
    kind: 'plain',
    fits: ['anita-maharjan'],
    first: ['anita-maharjan'],
  },
  {
    text: 'Mi nuera es coreana, se vino a vivir con nosotros a Querétaro y en las comidas nada más sonríe. Quisiera regalarle algo para que se suelte a platicar',
    language: 'es',
    kind: 'plain',
    fits: ['isabel-carvajal'],
    first: ['isabel-carvajal'],
  },
  {
    text: 'la niña tiene nueve meses, se engancha al pecho cada hora y media toda la noche y yo el lunes vuelvo a la fábrica',
    language: 'es',
    kind: 'plain',
    fits: ['megan-doyle'],
    first: ['megan-doyle'],
  },
  {
    text: 'el jueves me toca exponer frente al gerente y de solo pensarlo se me seca la boca y me pongo como tomate, q hago',
    language: 'es',
    kind: 'slang',
    fits: ['hannah-okafor'],
    first: ['hannah-okafor'],
  },
  {
    text: 'Mi sobrina quiere que cante el Ave María en su boda. En la ducha me sale, pero con la iglesia llena se me cierra la garganta',
    language: 'es',
    kind: 'plain',
    fits: ['clara-whitmore'],
    first: ['clara-whitmore'],
  },
  {
    text: 'A mi hijo de ocho le pusieron «posible TEA» en un informe lleno de números y la directora quiere reunirse el martes. Voy a ir sin entender nada',
    language: 'es',
    kind: 'plain',
    fits: ['ruth-mensah'],
    first: ['ruth-mensah'],
  },
  {
    text: 'Con mi papá inventamos una máquina para pelar tunas sin espinarse, está en el galpón y funciona, la probó toda la feria. Él es soldador jubilado y yo manejo un furgón escolar, así que de negocios sabemos poco. Ahora se abre un concurso del gobierno que da plata para cosas así y el formulario pide «propuesta de valor» y «mercado potencial» y no sé qué más. Cierra en tres semanas.',
    language: 'es',
    kind: 'long',
    fits: ['ignacio-larrain'],
    first: ['ignacio-larrain'],
  },
];
