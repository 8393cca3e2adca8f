/*
 * As much of GGUF version 3 as small language models need:
 * https://github.com/ggml-org/ggml/blob/master/docs/gguf.md has the numbers of the types.
 */

const types = { u32: 4, i32: 5, f32: 6, bool: 7, string: 8, array: 9 } as const;
type ScalarType = Exclude<keyof typeof types, "array">;
type Scalar = string | number | boolean;

/** A key of the header, the type of its value, and the value; a list is an array of that type. */
export type Entry = readonly [key: string, type: ScalarType, value: Scalar | readonly Scalar[]];

/** A tensor of 32-bit floats; the size that changes fastest comes first. */
export interface GgufTensor {
	name: string;
	dims: readonly number[];
	values: Float32Array;
}

const alignment = 32;

/** A whole GGUF file. */
export function gguf(header: readonly Entry[], tensors: readonly GgufTensor[]): Buffer {
	let offset = 0;
	const described = tensors.map(({ name, dims, values }) => {
		const at = offset;
		offset += values.byteLength + paddingAfter(values.byteLength);
		return [string(name), u32(dims.length), ...dims.map(u64), u32(0), u64(at)];
	});
	const head = Buffer.concat([
		Buffer.from("GGUF"),
		u32(3),
		u64(tensors.length),
		u64(header.length),
		...header.flatMap(([key, type, value]) => [string(key), ...written(type, value)]),
		...described.flat(),
	]);
	const contents = tensors.map(({ values }) => Buffer.from(values.buffer, values.byteOffset, values.byteLength));
	return Buffer.concat([head, ...contents].flatMap((part) => [part, Buffer.alloc(paddingAfter(part.length))]));
}

const paddingAfter = (bytes: number) => (alignment - (bytes % alignment)) % alignment;

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
