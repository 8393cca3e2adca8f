/*
 * The part of GGUF version 3 that small language models need. Type numbers:
 * https://github.com/ggml-org/ggml/blob/master/docs/gguf.md
 */

const types = { u32: 4, i32: 5, f32: 6, bool: 7, string: 8, array: 9 } as const;
type ScalarType = Exclude<keyof typeof types, "array">;
type Scalar = string | number | boolean;

/** A key of the header, its type, and its value; a list is an array of that type. */
export type Entry = readonly [key: string, type: ScalarType, value: Scalar | readonly Scalar[]];

/** How numbers are stored: as 32-bit floats, or 32 of them in 18 bytes. */
const storages = { f32: { type: 0, bytes: 4, numbers: 1 }, q4_0: { type: 2, bytes: 18, numbers: 32 } } as const;

/** The fastest-changing dimension comes first. */
export interface TensorShape {
	name: string;
	dims: readonly number[];
	storage: keyof typeof storages;
}

/** A tensor of 32-bit floats. */
export interface GgufTensor extends Omit<TensorShape, "storage"> {
	values: Float32Array;
}

const alignment = 32;

/** A complete GGUF file. */
export function gguf(header: readonly Entry[], tensors: readonly GgufTensor[]): Buffer {
	const shapes = tensors.map(({ name, dims }) => ({ name, dims, storage: "f32" as const }));
	const contents = tensors.flatMap(({ values }) =>
		padded(Buffer.from(values.buffer, values.byteOffset, values.byteLength)),
	);
	return Buffer.concat([ggufHead(header, shapes), ...contents]);
}

/** The part before the tensors' contents. Each content is followed by its `paddingAfter`. */
export function ggufHead(header: readonly Entry[], tensors: readonly TensorShape[]): Buffer {
	let offset = 0;
	const described = tensors.map((tensor) => {
		const at = offset;
		offset += bytesOf(tensor) + paddingAfter(bytesOf(tensor));
		const { name, dims, storage } = tensor;
		return [string(name), u32(dims.length), ...dims.map(u64), u32(storages[storage].type), u64(at)];
	});
	const head = Buffer.concat([
		Buffer.from("GGUF"),
		u32(3),
		u64(tensors.length),
		u64(header.length),
		...header.flatMap(([key, type, value]) => [string(key), ...written(type, value)]),
		...described.flat(),
	]);
	return Buffer.concat(padded(head));
}

export const bytesOf = ({ dims, storage }: TensorShape): number =>
	(dims.reduce((a, b) => a * b) / storages[storage].numbers) * storages[storage].bytes;

export const paddingAfter = (bytes: number): number => (alignment - (bytes % alignment)) % alignment;

const padded = (part: Buffer) => [part, Buffer.alloc(paddingAfter(part.length))];

function written(type: ScalarType, value: Entry[2]): Buffer[] {
	if (!Array.isArray(value)) return [u32(types[type]), scalar(type, value as Scalar)];
	return [u32(types.array), u32(types[type]), u64(value.length), ...value.map((one: Scalar) => scalar(type, one))];
}

function scalar(type: ScalarType, value: Scalar): Buffer {
	if (type === "string") return string(String(value));
	if (type === "bool") return Buffer.from([value ? 1 : 0]);
	const four = Buffer.alloc(4);
	if (type === "f32") four.writeFloatLE(Number(value));
	else if (type === "i32") four.writeInt32LE(Number(value));
	else four.writeUInt32LE(Number(value));
	return four;
}

function u32(value: number): Buffer {
	const bytes = Buffer.alloc(4);
	bytes.writeUInt32LE(value);
	return bytes;
}

function u64(value: number): Buffer {
	const bytes = Buffer.alloc(8);
	bytes.writeBigUInt64LE(BigInt(value));
	return bytes;
}

function string(value: string): Buffer {
	const bytes = Buffer.from(value);
	return Buffer.concat([u64(bytes.length), bytes]);
}
