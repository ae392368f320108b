/** MS-DOS form of 1 January 1980, the earliest date a zip can say: the same content gives the same bytes. */
const DOS_DATE = 0x0021;
const VERSION = 10;

/**
 * A zip with uncompressed entries, which is all that a JAR needs to be.
 * @param {{ name: string, content: string }[]} entries
 * @returns {Buffer}
 */
export function storedZip(entries) {
  const files = [];
  const directory = [];
  let offset = 0;
  for (const { name, content } of entries) {
    const nameBytes = Buffer.from(name);
    const bytes = Buffer.from(content);
    const common = commonHeader(nameBytes, bytes);

    const local = Buffer.concat([uint32(0x04034b50), common, nameBytes, bytes]);
    const external = Buffer.alloc(14); // comment length, disk, attributes; then the offset
    external.writeUInt32LE(offset, 10);
    directory.push(uint32(0x02014b50), uint16(VERSION), common, external, nameBytes);
    files.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.concat([
    uint32(0x06054b50),
    uint32(0),
    uint16(entries.length),
    uint16(entries.length),
    uint32(central.length),
    uint32(offset),
    uint16(0),
  ]);
  return Buffer.concat([...files, central, end]);
}

/** @param {Buffer} name @param {Buffer} bytes */
function commonHeader(name, bytes) {
  return Buffer.concat([
    uint16(VERSION),
    uint16(0), // flags
    uint16(0), // stored
    uint16(0), // midnight
    uint16(DOS_DATE),
    uint32(crc32(bytes)),
    uint32(bytes.length),
    uint32(bytes.length),
    uint16(name.length),
    uint16(0), // extra field
  ]);
}

/** @param {number} value */
function uint16(value) {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

/** @param {number} value */
function uint32(value) {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

/** `zlib.crc32` came only with Node 20.15. @param {Buffer} bytes @returns {number} */
function crc32(bytes) {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}
