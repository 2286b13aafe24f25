/** Cities and regions where people live who ask, whether or not an expert is there; one a name as it is written. */
export const cities: readonly string[] =
  `Manchester, Birmingham, Liverpool, Leeds, Glasgow, Edinburgh, Bristol, Sheffield, Cardiff, Belfast, Newcastle,
  Nottingham, Brighton, Oxford, Cambridge, Leicester, Southampton, Scotland, Wales, Ireland, Dublin,
  Austin, Dallas, Houston, San Antonio, Denver, Seattle, Portland, San Francisco, San Diego, San José, Phoenix,
  Atlanta, Philadelphia, Washington, Detroit, Minneapolis, Nashville, Las Vegas, Orlando, Tampa, Charlotte, Brooklyn,
  Texas, California, Florida, Colorado, Ohio, Oregon, Salt Lake City, New Orleans, Pittsburgh, Cleveland, Sacramento,
  Kansas City, Baltimore, Indianapolis, Columbus, Milwaukee, New Jersey, San Juan, Puerto Rico,
  Antofagasta, La Serena, Temuco, Rancagua, Iquique, Puerto Montt, Talca, Arica, Chillán, Osorno, Valdivia,
  Punta Arenas, Coquimbo, Copiapó, Calama,
  Guadalajara, Monterrey, Puebla, Tijuana, Querétaro, Mérida, Cancún, Toluca, Chihuahua, Oaxaca, Veracruz, Morelia,
  Hermosillo, Saltillo, Aguascalientes, San Luis Potosí, Cuernavaca,
  Córdoba, Rosario, Mendoza, Mar del Plata, Tucumán, Neuquén, Bariloche, Santa Fe, Montevideo, Uruguay,
  Valencia, Sevilla, Seville, Zaragoza, Málaga, Bilbao, Murcia, Palma, Alicante, Granada, Valladolid, Vigo, Gijón,
  A Coruña, San Sebastián, Pamplona, Santander, Salamanca, Cádiz, Tenerife, Las Palmas, Toledo,
  Cali, Medellín, Cartagena, Quito, Guayaquil, Ecuador, La Paz, Bolivia, Asunción, Paraguay, Caracas, Venezuela,
  Arequipa, Cusco, Panamá, Costa Rica, Guatemala, São Paulo, Brazil, Brasil,
  Toronto, Vancouver, Montreal, Canada, Sydney, Melbourne, Australia, Lisbon, Lisboa, Portugal, Rome, Roma, Italy,
  Italia, Milan, Amsterdam, Tokyo, Germany, Alemania, France, Francia`
    .split(',')
    .map((name) => name.replaceAll(/\s+/g, ' ').trim());
