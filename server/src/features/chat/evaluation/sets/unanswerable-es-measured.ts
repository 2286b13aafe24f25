/** Spanish goals that none of the verified demo experts can answer, by a third author. This half only measures. */
import type { UnanswerableGoal } from './shape.ts';

export const unanswerableEsMeasured: readonly UnanswerableGoal[] = [
  { text: 'el gato no come hace dos dias y esta tirado', language: 'es', near: [] },
  {
    text: 'choqué, el seguro dice perdida total y me ofrece una miseria',
    language: 'es',
    near: [],
  },
  {
    text: 'alguien q sepa de forex? me metieron a un grupo de señales y quiero operar solo',
    language: 'es',
    near: ['thomas-adeyemi'],
  },
  {
    text: 'mi bebe tiene ronchas en todo el cuerpo y 38 y medio, no se si ir a urgencia',
    language: 'es',
    near: [],
  },
  {
    text: 'quiero irme a vivir a canada legal con mi familia, soldador, como saco la visa de trabajo',
    language: 'es',
    near: [],
  },
  {
    text: 'juego padel y no le pego una de reves, alguien que entrene en madrid norte',
    language: 'es',
    near: [],
  },
  {
    text: 'me cambiaron los lentes y veo doble de lejos, hay oftalmologo por aqui? puebla',
    language: 'es',
    near: [],
  },
  {
    text: 'que me depara el 2027? soy geminis con luna en escorpion, quiero mi carta completa',
    language: 'es',
    near: [],
  },
  {
    text: 'me duele una muela desde el domingo y no me atienden hasta el otro mes, quilpue',
    language: 'es',
    near: [],
  },
  { text: 'quiero operarme la nariz, quien es bueno en cali y cuanto', language: 'es', near: [] },
  { text: 'uñas acrilicas, quiero aprender a hacerlas y vivir de eso', language: 'es', near: [] },
  {
    text: 'mi hija vomita a escondidas despues de cenar, 16 años, necesito un especialista ya',
    language: 'es',
    near: [],
  },
  {
    text: 'se va la luz cuando prendo la ducha electrica, necesito electricista en iquique',
    language: 'es',
    near: [],
  },
  {
    text: 'quiero aprender acuarela, flores y esas cosas, tengo 67 y todo el tiempo del mundo',
    language: 'es',
    near: [],
  },
  {
    text: 'mi niño tiene 3 y solo dice mama y agua, me hablan de fonoaudiologo',
    language: 'es',
    near: [],
  },
  { text: 'ceramica en torno, horno no tengo, en la zona de palermo', language: 'es', near: [] },
  { text: 'alguien que enseñe portugues de brasil? me mudo a floripa', language: 'es', near: [] },
  {
    text: 'paneles solares, cuantos necesito para una casa con bomba de agua en oaxaca',
    language: 'es',
    near: [],
  },
  {
    text: 'vendo lavadora casi nueva, quien compra, solo zona sur de bogota',
    language: 'es',
    near: [],
  },
  {
    text: 'como se entrena un portero de 11 años, futbol, ya vuela pero sale mal',
    language: 'es',
    near: [],
  },
  { text: 'se rompio la llave adentro de la chapa y es la unica puerta', language: 'es', near: [] },
  {
    text: 'mi perro muerde al cartero y a mi suegra, ya no es chiste. leon',
    language: 'es',
    near: [],
  },
  {
    text: 'el ascensor del edificio lleva un mes parado y la administracion se hace la loca, vivo en un 11',
    language: 'es',
    near: [],
  },
  {
    text: 'el dueño no me quiere devolver el mes de garantia, dejé el depto impecable. viña',
    language: 'es',
    near: [],
  },
  {
    text: 'clases de bateria para mi hijo de 9 que le pega a todas las ollas',
    language: 'es',
    near: [],
  },
  { text: 'arduino para regar solo, el sensor me marca cualquier cosa', language: 'es', near: [] },
  {
    text: 'disco duro que hace clic clic, la tesis de mi hermana adentro, hay quien rescate eso',
    language: 'es',
    near: ['emeka-obi'],
  },
  {
    text: 'quimica organica, me hecho tres veces el ramo, universidad de conce',
    language: 'es',
    near: ['patricia-espinoza'],
  },
  {
    text: 'quiero poner un gallinero, 20 gallinas, cuanto espacio y q comen',
    language: 'es',
    near: [],
  },
  {
    text: 'quiero divorciarme, tenemos casa a medias y el no quiere firmar nada, cordoba argentina',
    language: 'es',
    near: ['alvaro-pineda'],
  },
  {
    text: 'me detuvieron a mi hijo anoche en una fiesta en monterrey y no me dicen donde esta',
    language: 'es',
    near: [],
  },
  {
    text: 'quiero meterle a bitcoin pero de verdad, con monedero frio y todo, me da miedo mandar a otro lado',
    language: 'es',
    near: [],
  },
  {
    text: 'se le salio la cadena a la bici y el cambio quedo chueco, arreglan a domicilio?',
    language: 'es',
    near: [],
  },
  {
    text: 'me caso en san miguel de allende y quiero alguien que se encargue de todo, 150 personas',
    language: 'es',
    near: [],
  },
  { text: 'filosofia de bachillerato, kant me supera', language: 'es', near: [] },
  {
    text: 'el tractor no levanta el arado, pierde aceite por atras, ovalle, estamos en plena siembra',
    language: 'es',
    near: [],
  },
  {
    text: 'la grande de 5 le pega a la hermanita recien nacida, se volvio otra',
    language: 'es',
    near: [],
  },
  {
    text: 'monotributo o responsable inscripto? me pasé de la categoria creo. la plata',
    language: 'es',
    near: [],
  },
];
